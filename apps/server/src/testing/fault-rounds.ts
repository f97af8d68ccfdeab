import { appendFileSync } from 'node:fs'

const LONG = Number(process.env['FAULT_ROUNDS'] ?? 0)

export const IS_LONG_RUN = LONG > 0

const IN_CI = 50
const AT_A_DESK = 10

const ROUNDS = IS_LONG_RUN ? LONG : process.env['CI'] ? IN_CI : AT_A_DESK

/** Scales the number of rounds that a fault has in CI. */
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
