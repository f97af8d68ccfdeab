import { appendFileSync } from 'node:fs'

/** The rounds of the most expensive fault that `npm run test:faults` asks for. */
const LONG = Number(process.env['FAULT_ROUNDS'] ?? 0)

export const IS_LONG_RUN = LONG > 0

/** Those that it has in every run of the tests. */
const USUAL = 50

/** How many times a fault is brought about: as often as in every run, and in a long one as many times more as the most expensive is. */
export function roundsOf(usual: number): number {
  return IS_LONG_RUN ? Math.max(1, Math.round((usual * LONG) / USUAL)) : usual
}

interface Outcome {
  readonly fault: string
  readonly database: string
  readonly rounds: number
  /** Requests that were answered with success. */
  readonly acknowledged: number
  readonly lost: number
  readonly torn: number
  /** The longest that the server took to be ready again, in milliseconds. */
  readonly readyMs?: number
}

/** For the table that `npm run test:faults` ends with. */
export function reportFaults(outcome: Outcome): void {
  const file = process.env['FAULT_REPORT']
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(outcome)}\n`)
}
