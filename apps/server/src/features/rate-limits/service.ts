import { createHash } from 'node:crypto'
import { RequestError } from '../../errors.ts'
import type { RateLimits, RateLimitUse } from '../../ports/rate-limits.ts'
import type { Counted, RateLimitStorage } from './storage.ts'

/** Counts for all instances together, by the database's clock. While counting fails, every use is refused. */
export function createRateLimits({ storage }: { storage: RateLimitStorage }): RateLimits & {
  purge(): Promise<void>
} {
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
    async read(rule, subjects) {
      const counts = await storage.read(subjects.map((subject) => keyOf({ rule, subject })))
      return new Map(subjects.map((subject) => [subject, counts.get(keyOf({ rule, subject })) ?? 0]))
    },
    giveBack: (uses) => storage.transaction((transaction) => storage.uncount(transaction, uses.map(keyOf))),
    purge: () => storage.purge(),
  }
}

function toWindow(use: RateLimitUse) {
  return { key: keyOf(use), milliseconds: use.seconds * 1000 }
}

/** Hashes the subject, so that the stored key doesn't reveal it. */
function keyOf({ rule, subject }: Pick<RateLimitUse, 'rule' | 'subject'>): string {
  return `${rule}:${createHash('sha256').update(subject).digest('base64url')}`
}

function waitOf({ rule, most }: RateLimitUse, counted: Counted | undefined) {
  if (counted === undefined || counted.count <= most) return []
  return [{ rule, seconds: Math.max(1, Math.ceil(counted.millisecondsLeft / 1000)) }]
}
