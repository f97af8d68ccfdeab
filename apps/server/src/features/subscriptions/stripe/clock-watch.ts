export interface ClockLog {
  warn(details: object, message: string): void
}

/** Beyond this somebody should look; beyond 5 minutes every event is refused. */
const MOST_SECONDS = 120
const QUIET_MILLISECONDS = 3_600_000

/** Says, once an hour at most, that the clock here and the one that wrote an answer's `Date` are far apart. */
export function createClockWatch(log: ClockLog): (date: string | null) => void {
  let quietUntil = Number.NEGATIVE_INFINITY
  return (date) => {
    const secondsBehind = Math.round((Date.parse(date ?? '') - Date.now()) / 1000)
    if (!(Math.abs(secondsBehind) > MOST_SECONDS) || performance.now() < quietUntil) return
    quietUntil = performance.now() + QUIET_MILLISECONDS
    log.warn(
      { secondsBehind },
      'the clock of this machine and that of Stripe differ: its events may be refused',
    )
  }
}
