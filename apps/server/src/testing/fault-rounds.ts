import { appendFileSync } from 'node:fs'

/** So many in each run of the tests; `npm run test:faults` sets how many of the most expensive ones it wants. */
const LONG = Number(process.env['FAULT_ROUNDS'] ?? 0)

/** Beside 50 rounds of what is short in every run, there are that many more of it in a long one. */
const USUAL = 50

/** How many times a fault is brought about. */
export function roundsOf(usual: number): number {
  return LONG === 0 ? usual : Math.max(1, Math.round((usual * LONG) / USUAL))
}

export const IS_LONG_RUN = LONG > 0

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
