import { toNumber } from '#platform/format/numbers.ts'
import { DURATION_TEXTS as T } from './texts.ts'

/** Below this, the duration would round to 0.01 s or less. */
const INSTANT_MILLISECONDS = 15

export function toPace(milliseconds: number): string {
  if (milliseconds < INSTANT_MILLISECONDS) return T.instantly
  const seconds = milliseconds / 1000
  if (seconds >= 10) return T.inTime(toDuration(seconds))
  const digits = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
  return T.inTime(T.seconds(digits.format(seconds)))
}

export function toDuration(seconds: number): string {
  if (seconds < 90) return T.seconds(String(Math.max(1, Math.round(seconds))))
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? T.minutes(String(minutes)) : T.hours(toNumber(Math.round(minutes / 60)))
}
