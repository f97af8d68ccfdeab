import type { Log } from '../../../ports/log.ts'

/** Warn before it matters: beyond 5 minutes, every event is refused. */
const MOST_SECONDS = 120
const QUIET_MILLISECONDS = 3_600_000

/** Compares our clock with the `Date` of each answer, and warns at most once per hour. */
export function createClockWatch(log: Pick<Log, 'warn'>): (date: string | null) => void {
  let quietUntil = Number.NEGATIVE_INFINITY
  return (date) => {
    const secondsBehind = Math.round((Date.parse(date ?? '') - Date.now()) / 1000)
    if (!(Math.abs(secondsBehind) > MOST_SECONDS) || performance.now() < quietUntil) return
    quietUntil = performance.now() + QUIET_MILLISECONDS
    log.warn(
      { secondsBehind },
      'the clocks of this machine and of Stripe differ, so events from Stripe may be refused',
    )
  }
}
