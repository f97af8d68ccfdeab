import { createLeasedWork } from '#leased-work.ts'
import type { Log } from '#ports/log.ts'
import type { TakeOver } from '../take-over.ts'
import type { TellAddress } from './customer-address.ts'
import type { StaleStorage } from './stale-storage.ts'

const RUN_EVERY_MS = 10 * 60 * 1000

/** The provider limits the rate of requests. */
const AT_ONCE = 4

/** This many failures in a row mean that the provider is down. */
const MAX_FAILURES = 8

interface ReconcileParts {
  readonly storage: StaleStorage
  readonly takeOver: TakeOver
  readonly tellAddress: TellAddress
  readonly log: Pick<Log, 'warn' | 'error'>
}

export function createReconciliation({ storage, takeOver, tellAddress, log }: ReconcileParts) {
  let failures = 0

  return createLeasedWork({
    async claim() {
      const userIds = failures < MAX_FAILURES ? await storage.claim(AT_ONCE) : []
      if (userIds.length > 0) return userIds
      failures = 0
      return null
    },
    async handle(userIds) {
      const outcomes = await Promise.all(userIds.map(askAbout))
      failures = outcomes.includes(true) ? 0 : failures + outcomes.length
    },
    pollEvery: RUN_EVERY_MS,
    onError: (error) => log.error({ err: error }, 'subscriptions could not be checked'),
  })

  async function askAbout(userId: string): Promise<boolean> {
    try {
      await takeOver(userId)
      await tellAddress(userId)
      return true
    } catch (error) {
      log.warn({ err: error, account: userId }, 'the payment provider could not be asked about an account')
      return false
    }
  }
}
