import { RequestError } from '../errors.ts'

const RETRY_AFTER_SECONDS = 5

interface PlaceSettings {
  /** Of what takes a place, for the log and the metrics. */
  readonly name: string
  readonly atOnce: number
  /** Of these. Whoever keeps theirs for long keeps nobody else from having one. */
  readonly atOncePerAccount: number
}

export interface Places {
  /** How many are taken. */
  readonly taken: number
  /** Answers with what gives the place back, to be called once. @throws {RequestError} unavailable, when all are taken. */
  take(userId: string | undefined): () => void
}

/** A few places for what takes much memory or a thread while it lasts. Nobody waits for one. */
export function createPlaces({ name, atOnce, atOncePerAccount }: PlaceSettings): Places {
  const holders: (string | undefined)[] = []

  return {
    get taken() {
      return holders.length
    },

    take(userId) {
      const own = holders.filter((holder) => holder === userId).length
      if (holders.length >= atOnce || own >= atOncePerAccount) {
        throw new RequestError('unavailable', { retryAfter: RETRY_AFTER_SECONDS, reason: name })
      }
      holders.push(userId)
      return () => void holders.splice(holders.indexOf(userId), 1)
    },
  }
}
