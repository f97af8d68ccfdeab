import { RESULTS_TEXTS } from './texts.ts'

/** Below this, the duration would round to 0.01 s or less. */
const INSTANT_MILLISECONDS = 15

export function toPace(milliseconds: number): string {
  if (milliseconds < INSTANT_MILLISECONDS) return RESULTS_TEXTS.instantly
  const seconds = milliseconds / 1000
  const digits = new Intl.NumberFormat('en', { maximumFractionDigits: seconds < 10 ? 2 : 0 })
  return RESULTS_TEXTS.inTime(`${digits.format(seconds)} s`)
}
