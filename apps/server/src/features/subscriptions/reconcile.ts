import type { TellAddress } from './customer-address.ts'
import type { StaleStorage } from './stale-storage.ts'
import type { TakeOver } from './take-over.ts'

const RUN_EVERY_MS = 10 * 60 * 1000

/** The provider limits the rate of requests. */
const AT_ONCE = 4

/** This many failures in a row mean that the provider is down. */
const MOST_FAILURES = 8

export interface ReconcileLog {
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

interface ReconcileParts {
  readonly storage: StaleStorage
  readonly takeOver: TakeOver
  readonly tellAddress: TellAddress
  readonly log: ReconcileLog
}

/** Regularly repairs missed notifications in both directions. Instances share the work. */
export function createReconciliation({ storage, takeOver, tellAddress, log }: ReconcileParts) {
  let isStopping = false
  let running = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  return {
    start(): void {
      timer = setInterval(runNow, RUN_EVERY_MS)
      runNow()
    },

    run,

    async stop(): Promise<void> {
      isStopping = true
      clearInterval(timer)
      await running
    },
  }

  function runNow(): void {
    running = running
      .then(run)
      .catch((error: unknown) => log.error({ err: error }, 'subscriptions could not be looked at'))
  }

  async function run(): Promise<void> {
    let failures = 0
    while (!isStopping && failures < MOST_FAILURES) {
      const userIds = await storage.claim(AT_ONCE)
      if (userIds.length === 0) return
      const outcomes = await Promise.all(userIds.map(askAbout))
      failures = outcomes.includes(true) ? 0 : failures + outcomes.length
    }
  }

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
