import { RATE_LIMITS } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { RequestError } from '../../errors.ts'
import { aDatabase, DATABASES, type TestDatabase } from '../../testing/a-database.ts'
import { createRateLimits } from '../rate-limits/service.ts'
import { createRateLimitStorage } from '../rate-limits/storage.ts'
import { createAllowance } from './allowance.ts'

const { most } = RATE_LIMITS.requestsPerToken

function anAllowance(database: TestDatabase) {
  return createAllowance({ rateLimits: createRateLimits({ storage: createRateLimitStorage(database) }) })
}

async function countLetThrough(requests: readonly Promise<void>[]): Promise<number> {
  const outcomes = await Promise.allSettled(requests)
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'too_many_requests' })
  }
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

const times = <Made>(count: number, make: (at: number) => Made): Made[] =>
  Array.from({ length: count }, (_, at) => make(at))

describe.each(DATABASES)('how often a token may be used, on %s', (kind) => {
  it('is so often, be the requests at once or one after the other, and then not until the minute is over', async () => {
    await using database = await aDatabase(kind)
    const allowance = anAllowance(database)
    expect(await countLetThrough(times(most - 50, () => allowance.spend('a')))).toBe(most - 50)
    for (let request = 0; request < 50; request++) await allowance.spend('a')
    const refusal = await allowance.spend('a').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(RequestError)
    expect(refusal).toMatchObject({ code: 'too_many_requests', retryAfter: expect.any(Number) })
    await database.kysely.updateTable('rate_limits').set({ resets_at: database.now }).execute()
    await allowance.spend('a')
  })

  it('is counted by all instances together, and for each token by itself', async () => {
    await using database = await aDatabase(kind)
    const instances = times(3, () => anAllowance(database))
    const through = await countLetThrough(
      times(most + 100, (at) => instances[at % 3]?.spend('a') ?? Promise.reject()),
    )
    // What one of them has left at the end, the others cannot let through.
    expect(through).toBeLessThanOrEqual(most)
    expect(through).toBeGreaterThan(most - 3 * 20)
    await instances[0]?.spend('b')
  })

  it('takes few writes: most requests of a token only read', async () => {
    await using database = await aDatabase(kind)
    let writes = 0
    const rateLimits = createRateLimits({ storage: createRateLimitStorage(database) })
    const allowance = createAllowance({
      rateLimits: {
        take: async (uses) => {
          writes++
          await rateLimits.take(uses)
        },
      },
    })
    for (let request = 0; request < 100; request++) await allowance.spend('a')
    expect(writes).toBe(5)
  })
})

describe('on a disk that is full', () => {
  it('a token reads on, as nothing can be counted', async () => {
    const take = () => Promise.reject(new RequestError('storage_full'))
    const allowance = createAllowance({ rateLimits: { take } })
    for (let request = 0; request < 50; request++) await allowance.spend('a')
  })

  it('while what counts cannot be reached otherwise, nothing is let through', async () => {
    const take = () => Promise.reject(new RequestError('unavailable'))
    await expect(createAllowance({ rateLimits: { take } }).spend('a')).rejects.toMatchObject({
      code: 'unavailable',
    })
  })
})
