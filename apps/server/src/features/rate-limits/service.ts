import { createHash } from 'node:crypto'
import { RequestError } from '../../errors.ts'
import type { Counted, RateLimitStorage, Transaction } from './storage.ts'

/** `most` uses by one subject within `seconds` of the first. */
export interface RateLimitUse {
  readonly rule: string
  /** Who or what is limited: an address of the network, an e-mail address. */
  readonly subject: string
  readonly most: number
  readonly seconds: number
}

export interface RateLimits {
  /**
   * Counts all uses, or none when one of them is one too many.
   *
   * @throws {RequestError} too_many_requests, with the seconds until all of them would be let through.
   */
  take(uses: readonly RateLimitUse[]): Promise<void>
  /** As `take`, as a part of what is limited: what fails is not counted. */
  takeWithin(transaction: Transaction, uses: readonly RateLimitUse[]): Promise<void>
  /** Takes back what was counted for something that turned out to be harmless. */
  giveBack(uses: readonly RateLimitUse[]): Promise<void>
  /** Clears away counts that no longer count. */
  purge(): Promise<void>
}

/** Counts for all instances together, by the database's clock. While it cannot count, nothing is let through. */
export function createRateLimits({ storage }: { storage: RateLimitStorage }): RateLimits {
  const takeWithin: RateLimits['takeWithin'] = async (transaction, uses) => {
    const countByKey = await storage.count(transaction, uses.map(toWindow))
    const waits = uses.flatMap((use) => waitOf(use, countByKey.get(keyOf(use))))
    const [longest] = waits.toSorted((one, other) => other.seconds - one.seconds)
    if (longest === undefined) return
    throw new RequestError('too_many_requests', { retryAfter: longest.seconds, reason: longest.rule })
  }
  return {
    take: (uses) => storage.transaction((transaction) => takeWithin(transaction, uses)),
    takeWithin,
    giveBack: (uses) => storage.transaction((transaction) => storage.uncount(transaction, uses.map(keyOf))),
    purge: () => storage.purge(),
  }
}

function toWindow(use: RateLimitUse) {
  return { key: keyOf(use), milliseconds: use.seconds * 1000 }
}

/** Whom it counts cannot be read from the key. */
function keyOf({ rule, subject }: RateLimitUse): string {
  return `${rule}:${createHash('sha256').update(subject).digest('base64url')}`
}

function waitOf({ rule, most }: RateLimitUse, counted: Counted | undefined) {
  if (counted === undefined || counted.count <= most) return []
  return [{ rule, seconds: Math.max(1, Math.ceil(counted.millisecondsLeft / 1000)) }]
}
