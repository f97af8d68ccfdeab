import { TRASH_ROW_TEXTS as T } from './texts.ts'

const DAY = 24 * 60 * 60_000

/**
 * @example toDaysLeft(new Date('2026-12-20T12:00:00Z'), new Date('2026-11-20T12:00:00Z')) // '30 days left'
 */
export function toDaysLeft(expires: Date, now: Date): string {
  const left = expires.getTime() - now.getTime()
  if (left < DAY) return T.lessThanADay
  return T.days(Math.round(left / DAY))
}
