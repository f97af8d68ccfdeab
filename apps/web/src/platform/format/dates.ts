type Moment = Date | string

const DATE = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const MINUTE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const SECOND = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' })
const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'short' })
const AGO = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

const UNITS = [
  { unit: 'day', milliseconds: 24 * 60 * 60_000 },
  { unit: 'hour', milliseconds: 60 * 60_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const

/** @example toDate('2026-11-20T09:00:00Z') // 'Nov 20, 2026' */
export function toDate(moment: Moment): string {
  return DATE.format(new Date(moment))
}

/** @example toMinute('2026-11-20T09:00:00Z') // 'Nov 20, 2026, 9:00 AM' */
export function toMinute(moment: Moment): string {
  return MINUTE.format(new Date(moment))
}

/** @example toSecond('2026-11-20T09:00:00Z') // 'Nov 20, 2026, 9:00:00 AM' */
export function toSecond(moment: Moment): string {
  return SECOND.format(new Date(moment))
}

/** @example toTime('2026-11-20T09:00:00Z') // '9:00 AM' */
export function toTime(moment: Moment): string {
  return TIME.format(new Date(moment))
}

/** @example toAgo(new Date('2026-11-20T09:00:00Z'), new Date('2026-11-20T11:10:00Z')) // '2 hours ago' */
export function toAgo(then: Date, now: Date): string {
  const elapsed = now.getTime() - then.getTime()
  const fitting = UNITS.find(({ milliseconds }) => elapsed >= milliseconds)
  if (fitting === undefined) return 'just now'
  return AGO.format(-Math.floor(elapsed / fitting.milliseconds), fitting.unit)
}
