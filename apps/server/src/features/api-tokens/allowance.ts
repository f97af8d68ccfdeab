import { RATE_LIMITS } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { ApiTokenParts } from './service.ts'

/**
 * Requests that an instance takes out of what all may let through, and then counts by itself: counting each one for all would make
 * a write of every read. What it has not used up when the minute is over counts on.
 */
const AT_ONCE = 20

/** How often each token may be used, by all instances together. */
export function createAllowance({ rateLimits }: Pick<ApiTokenParts, 'rateLimits'>) {
  const { most, seconds } = RATE_LIMITS.requestsPerToken
  const leftById = new Map<string, number>()
  const fetchingById = new Map<string, Promise<void>>()

  return {
    /** @throws {RequestError} too_many_requests */
    async spend(id: string): Promise<void> {
      for (;;) {
        const left = leftById.get(id) ?? 0
        if (left > 0) {
          leftById.set(id, left - 1)
          return
        }
        await fetchTogether(id)
      }
    },

    forget: () => leftById.clear(),
  }

  /** Requests that come meanwhile wait for the same. */
  function fetchTogether(id: string): Promise<void> {
    const underWay = fetchingById.get(id)
    if (underWay !== undefined) return underWay
    const fetching = fetch(id).finally(() => fetchingById.delete(id))
    fetchingById.set(id, fetching)
    return fetching
  }

  async function fetch(id: string): Promise<void> {
    try {
      await rateLimits.take([{ rule: 'requestsPerToken', subject: id, most: most / AT_ONCE, seconds }])
    } catch (error) {
      // A full disk takes no count, and keeps no program from reading.
      if (!(error instanceof RequestError && error.code === 'storage_full')) throw error
    }
    leftById.set(id, (leftById.get(id) ?? 0) + AT_ONCE)
  }
}
