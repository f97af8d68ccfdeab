import { setTimeout as delay } from 'node:timers/promises'
import type { AccountLockStorage } from './account-lock-storage.ts'

/** Longer than any request waits. After this time, the lock of a crashed process expires. */
const LEASE_MS = 30_000

const ASK_AGAIN_MS = 50

export function createAccountLock(storage: AccountLockStorage) {
  return async <Result>(
    userId: string,
    throwIfLate: () => void,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    let lease = await storage.take(userId, LEASE_MS)
    while (lease === null) {
      await delay(ASK_AGAIN_MS)
      throwIfLate()
      lease = await storage.take(userId, LEASE_MS)
    }
    try {
      return await work()
    } finally {
      await storage.giveBack(userId, lease)
    }
  }
}
