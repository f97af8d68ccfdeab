import { appendFileSync } from 'node:fs'

const IN_CI = 50

/** Rounds of the most expensive fault. `npm test` has few, CI 50, and `npm run test:faults` as many as it is told. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 10)

export const IS_LONG_RUN = ROUNDS > IN_CI

export function roundsOf(inCi: number): number {
  return Math.max(1, Math.round((inCi * ROUNDS) / IN_CI))
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
