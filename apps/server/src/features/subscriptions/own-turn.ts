import { setTimeout as delay } from 'node:timers/promises'
import type { TurnStorage } from './turn-storage.ts'

/** Longer than anybody waits: so long waits an account whose process is gone. */
const LEASE_MS = 30_000

const ASK_AGAIN_MS = 50

/**
 * Changes the subscription of an account for one at a time, on whichever instance: whoever comes second, from another tab, waits and
 * then finds what the first has made.
 */
export function createOwnTurn(storage: TurnStorage) {
  return async <Result>(
    userId: string,
    stillWanted: () => void,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    let lease = await storage.take(userId, LEASE_MS)
    while (lease === null) {
      await delay(ASK_AGAIN_MS)
      stillWanted()
      lease = await storage.take(userId, LEASE_MS)
    }
    try {
      return await work()
    } finally {
      await storage.giveBack(userId, lease)
    }
  }
}
