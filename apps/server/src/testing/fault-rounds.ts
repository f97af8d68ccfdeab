import { appendFileSync } from 'node:fs'

/** The rounds of the most expensive fault that `npm run test:faults` asks for. */
const LONG = Number(process.env['FAULT_ROUNDS'] ?? 0)

export const IS_LONG_RUN = LONG > 0

/** Those that it has in CI, and those that whoever changes something waits for. */
const IN_CI = 50
const AT_A_DESK = 10

const ROUNDS = IS_LONG_RUN ? LONG : process.env['CI'] ? IN_CI : AT_A_DESK

/** How many times a fault is brought about, of which there are so many in CI: as many times more or less as of the most expensive. */
export function roundsOf(inCi: number): number {
  return Math.max(1, Math.round((inCi * ROUNDS) / IN_CI))
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
