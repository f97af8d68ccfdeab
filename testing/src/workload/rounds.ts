import { appendFileSync } from 'node:fs'

const IN_TESTS = 10

/** Rounds of the most expensive fault. `npm run test:faults` takes their number as an argument. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? IN_TESTS)

export const IS_LONG_RUN = ROUNDS > IN_TESTS

export function roundsOf(inTests: number): number {
  return Math.max(1, Math.round((inTests * ROUNDS) / IN_TESTS))
}

interface Outcome {
  readonly fault: string
  readonly database: string
  readonly rounds: number
  readonly acknowledged: number
  readonly lost: number
  readonly torn: number
  readonly readyMs?: number
}

export function reportFaults(outcome: Outcome): void {
  const file = process.env['FAULT_REPORT']
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(outcome)}\n`)
}
