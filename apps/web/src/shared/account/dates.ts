import { ACCOUNT_TEXTS } from './texts.ts'

export const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

const AGO = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

const UNITS = [
  { unit: 'day', milliseconds: 24 * 60 * 60_000 },
  { unit: 'hour', milliseconds: 60 * 60_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const

/** @example toAgo(new Date('2026-11-20T09:00:00Z'), new Date('2026-11-20T11:10:00Z')) // '2 hours ago' */
export function toAgo(then: Date, now: Date): string {
  const elapsed = now.getTime() - then.getTime()
  const fitting = UNITS.find(({ milliseconds }) => elapsed >= milliseconds)
  if (fitting === undefined) return ACCOUNT_TEXTS.justNow
  return AGO.format(-Math.floor(elapsed / fitting.milliseconds), fitting.unit)
}
