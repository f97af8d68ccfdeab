import { RATE_LIMITS } from '@wordloom/contract'
import { aDatabase, DATABASES, type TestDatabase } from '@wordloom/testing/database/database'
import { describe, expect, it } from 'vitest'
import { RequestError } from '../../errors.ts'
import type { RateLimits } from '../../ports/rate-limits.ts'
import { createAllowance } from './allowance.ts'
import { createRateLimits } from './service.ts'
import { createRateLimitStorage } from './storage.ts'

const MOST = RATE_LIMITS.requestsPerToken.most

const toAllowance = (rateLimits: Pick<RateLimits, 'take'>) =>
  createAllowance({ rateLimits, rule: 'requestsPerToken', block: 20 })

function anAllowance(database: TestDatabase) {
  return toAllowance(createRateLimits({ storage: createRateLimitStorage(database) }))
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

describe.each(DATABASES)('a limit counted in blocks, on %s,', (kind) => {
  it('lets requests through up to the limit, at the same time or one by one, and then refuses until the minute is over', async () => {
    await using database = await aDatabase(kind)
    const allowance = anAllowance(database)
    expect(await countLetThrough(times(MOST - 50, () => allowance.spend('a')))).toBe(MOST - 50)
    for (let request = 0; request < 50; request++) await allowance.spend('a')
    const refusal = await allowance.spend('a').catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(RequestError)
    expect(refusal).toMatchObject({ code: 'too_many_requests', retryAfter: expect.any(Number) })
    await database.kysely.updateTable('rate_limits').set({ resets_at: database.now }).execute()
    await allowance.spend('a')
  })

  it('is shared by all instances, and counts each subject separately', async () => {
    await using database = await aDatabase(kind)
    const instances = times(3, () => anAllowance(database))
    const through = await countLetThrough(
      times(MOST + 100, (at) => instances[at % 3]?.spend('a') ?? Promise.reject()),
    )
    // Each instance may keep an unused rest of a block that the others can't use.
    expect(through).toBeLessThanOrEqual(MOST)
    expect(through).toBeGreaterThan(MOST - 3 * 20)
    await instances[0]?.spend('b')
  })

  it('writes to the database once per 20 requests', async () => {
    await using database = await aDatabase(kind)
    let writes = 0
    const rateLimits = createRateLimits({ storage: createRateLimitStorage(database) })
    const allowance = toAllowance({
      take: async (uses) => {
        writes++
        await rateLimits.take(uses)
      },
    })
    for (let request = 0; request < 100; request++) await allowance.spend('a')
    expect(writes).toBe(5)
  })
})

describe('a limit counted in blocks', () => {
  it('lets everything through while the disk is full and counting is impossible', async () => {
    const take = () => Promise.reject(new RequestError('storage_full'))
    const allowance = toAllowance({ take })
    for (let request = 0; request < 50; request++) await allowance.spend('a')
  })

  it('refuses everything while the database is down', async () => {
    const take = () => Promise.reject(new RequestError('unavailable'))
    await expect(toAllowance({ take }).spend('a')).rejects.toMatchObject({
      code: 'unavailable',
    })
  })
})
