import type { FastifyReply } from 'fastify'
import { RequestError } from '../../errors.ts'

/** Characters that wait in memory for their clients, beyond which no more are read. The longest list has 24 million. */
const ENOUGH = 128 * 1024 * 1024

/** Of an account. Whoever reads slowly keeps nobody else from reading. */
const ENOUGH_OF_AN_ACCOUNT = 32 * 1024 * 1024

const RETRY_AFTER_SECONDS = 5

/** Lets lists wait for slow clients, up to a measure. */
export function createHeldTexts() {
  const heldBy = new Map<string, number>()
  let inAll = 0

  /** Asked before anything is read. @throws {RequestError} unavailable */
  const demandRoom = (userId: string) => {
    if (inAll < ENOUGH && (heldBy.get(userId) ?? 0) < ENOUGH_OF_AN_ACCOUNT) return
    throw new RequestError('unavailable', { retryAfter: RETRY_AFTER_SECONDS, reason: 'reading' })
  }

  const add = (userId: string, characters: number) => {
    inAll += characters
    const own = (heldBy.get(userId) ?? 0) + characters
    if (own === 0) heldBy.delete(userId)
    else heldBy.set(userId, own)
  }

  return {
    demandRoom,

    /** Until the answer is over. @throws {RequestError} unavailable */
    hold(reply: FastifyReply, userId: string, characters: number): void {
      if (reply.raw.destroyed) return
      demandRoom(userId)
      add(userId, characters)
      reply.raw.once('close', () => add(userId, -characters))
    },
  }
}
