import type { FastifyReply } from 'fastify'
import { RequestError } from '../../errors.ts'

/** Each reads what is large as fast as its client takes it. */
const MOST_AT_ONCE = 4

/** Of these. Whoever takes theirs slowly keeps nobody else from having one. */
const MOST_OF_AN_ACCOUNT = 2

const RETRY_AFTER_SECONDS = 5

/** Lets few download at once. */
export function createPlaces() {
  const holders: string[] = []

  return {
    /** Until the answer is over. @throws {RequestError} unavailable */
    take(userId: string, { raw }: FastifyReply): void {
      if (raw.destroyed) return
      const own = holders.filter((holder) => holder === userId).length
      if (holders.length >= MOST_AT_ONCE || own >= MOST_OF_AN_ACCOUNT) {
        throw new RequestError('unavailable', { retryAfter: RETRY_AFTER_SECONDS, reason: 'downloading' })
      }
      holders.push(userId)
      raw.once('close', () => holders.splice(holders.indexOf(userId), 1))
    },
  }
}
