import type { DatabaseLog } from './database.ts'

const MEGABYTE = 1_000_000

/** Less is done in seconds. */
const LONG_BYTES = 100 * MEGABYTE
const PAUSE_MS = 10_000

/** Tells operators how far a long migration is, because the server answers nobody meanwhile. */
export interface Progress {
  /** Measures once, the first time. */
  begin(bytesLeft: () => Promise<number>): Promise<void>
  add(bytes: number): void
  end(): void
}

export function createProgress(log: DatabaseLog, now = () => performance.now()): Progress {
  let total: number | null = null
  let done = 0
  let began = 0
  let told = 0

  const isLong = () => total !== null && total >= LONG_BYTES
  const secondsSince = (time: number) => Math.round((now() - time) / 1000)

  return {
    async begin(bytesLeft) {
      if (total !== null) return
      total = await bytesLeft()
      began = now()
      told = began
      if (!isLong()) return
      log.info(
        { megabytes: toMegabytes(total) },
        `the database is being upgraded, ${toMegabytes(total)} MB; if you stop the program, its next start continues`,
      )
    },
    add(bytes) {
      done += bytes
      if (!isLong() || now() - told < PAUSE_MS) return
      told = now()
      const left = Math.max(0, (total ?? 0) - done)
      const megabytes = toMegabytes(left)
      const seconds = Math.round(secondsSince(began) * (left / done))
      log.info(
        { megabytes, seconds },
        `the database is being upgraded, ${megabytes} MB are left, about ${seconds} s`,
      )
    },
    end() {
      const seconds = secondsSince(began)
      if (isLong()) log.info({ seconds }, `the database has been upgraded, in ${seconds} s`)
    },
  }
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / MEGABYTE)
}
