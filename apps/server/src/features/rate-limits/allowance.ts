import type { RateLimit } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { RateLimits } from './service.ts'

interface AllowanceParts {
  readonly rateLimits: Pick<RateLimits, 'take'>
  readonly rule: string
  readonly limit: RateLimit
  /**
   * Requests that an instance takes out of the shared limit at once, and then counts by itself: counting each request in
   * the database would make a write of every read. What is left when the window ends counts on.
   */
  readonly block: number
}

/** A limit for frequent requests, shared by all instances and counted in blocks. */
export function createAllowance({ rateLimits, rule, limit, block }: AllowanceParts) {
  const leftBySubject = new Map<string, number>()
  const fetchingBySubject = new Map<string, Promise<void>>()

  return {
    /** @throws {RequestError} too_many_requests */
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

    /** Forgets what is left of all blocks, so that the memory of subjects does not grow forever. */
    purge: async (): Promise<void> => leftBySubject.clear(),
  }

  /** Requests that come meanwhile wait for the same block. */
  function fetchTogether(subject: string): Promise<void> {
    const underWay = fetchingBySubject.get(subject)
    if (underWay !== undefined) return underWay
    const fetching = fetch(subject).finally(() => fetchingBySubject.delete(subject))
    fetchingBySubject.set(subject, fetching)
    return fetching
  }

  async function fetch(subject: string): Promise<void> {
    const { most, seconds } = limit
    try {
      await rateLimits.take([{ rule, subject, most: most / block, seconds }])
    } catch (error) {
      // A full disk takes no count, and keeps no one from reading.
      if (!(error instanceof RequestError && error.code === 'storage_full')) throw error
    }
    leftBySubject.set(subject, (leftBySubject.get(subject) ?? 0) + block)
  }
}
