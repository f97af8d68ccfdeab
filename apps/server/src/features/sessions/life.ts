import { CLOCK_SLACK_MS } from '../../database/clock-slack.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Limits in total and while unused. Administrators can do more harm, so their sessions end sooner. */
export const LIFE = { absolute: 30 * DAY, idle: 7 * DAY } as const
const ADMIN_LIFE = { absolute: 12 * HOUR, idle: 30 * MINUTE } as const

export const TIMES = [
  'sessions.created_at as session_created_at',
  'sessions.last_seen_at',
  'sessions.expires_at',
] as const

interface Age {
  readonly session_created_at: number
  readonly last_seen_at: number
  readonly expires_at: number
  readonly is_admin: 0 | 1
  readonly now: number
}

export function isAlive({ session_created_at, last_seen_at, expires_at, is_admin, now }: Age): boolean {
  const { absolute, idle } = is_admin === 1 ? ADMIN_LIFE : LIFE
  if (expires_at - now > LIFE.absolute + CLOCK_SLACK_MS) return false
  return now < expires_at && now - last_seen_at < idle && now - session_created_at < absolute
}
