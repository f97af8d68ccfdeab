import { RATE_LIMITS, type RateLimitName } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { RateLimits } from '../../ports/rate-limits.ts'

interface AllowanceParts {
  readonly rateLimits: Pick<RateLimits, 'take'>
  readonly rule: RateLimitName
  /** Requests that an instance takes in one write and then counts in memory, so that reads don't each write. */
  readonly block: number
}

export function createAllowance({ rateLimits, rule, block }: AllowanceParts) {
  const leftBySubject = new Map<string, number>()
  const fetchingBySubject = new Map<string, Promise<void>>()

  return {
    async spend(subject: string): Promise<void> {
      for (;;) {
        const left = leftBySubject.get(subject) ?? 0
        if (left > 0) {
          leftBySubject.set(subject, left - 1)
          return
        }
        await fetchTogether(subject)
      }
    },

    purge: async (): Promise<void> => leftBySubject.clear(),
  }

  function fetchTogether(subject: string): Promise<void> {
    const underWay = fetchingBySubject.get(subject)
    if (underWay !== undefined) return underWay
    const fetching = fetch(subject).finally(() => fetchingBySubject.delete(subject))
    fetchingBySubject.set(subject, fetching)
    return fetching
  }

  async function fetch(subject: string): Promise<void> {
    const { most, seconds } = RATE_LIMITS[rule]
    try {
      await rateLimits.take([{ rule, subject, most: most / block, seconds }])
    } catch (error) {
      // A full disk can't store the count, but people should still be able to read.
      if (!(error instanceof RequestError && error.code === 'storage_full')) throw error
    }
    leftBySubject.set(subject, (leftBySubject.get(subject) ?? 0) + block)
  }
}
