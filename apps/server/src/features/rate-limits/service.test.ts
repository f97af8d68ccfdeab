import { aDatabase, DATABASES } from '@wordloom/testing/database/database'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openDatabase } from '../../database/open.ts'
import { RequestError } from '../../errors.ts'
import type { RateLimits, RateLimitUse } from '../../ports/rate-limits.ts'
import { createRateLimits } from './service.ts'
import { createRateLimitStorage } from './storage.ts'

const SIGN_IN = { rule: 'signInPerAccount', subject: 'ann@example.org', most: 3, seconds: 900 } as const
const NETWORK = { rule: 'signInPerNetwork', subject: '192.0.2.7', most: 100, seconds: 900 } as const
const REFUSED = {
  code: 'too_many_requests',
  message: 'Too many attempts. Please try again later.',
  retryAfter: expect.any(Number),
}

describe.each(DATABASES)('rate limits on %s', (kind) => {
  it('allow as many uses as they say, for each subject separately', async () => {
    await using database = await aDatabase(kind)
    const limits = limitsOf(database)
    for (let time = 0; time < 3; time++) await limits.take([SIGN_IN])
    await expect(limits.take([SIGN_IN])).rejects.toMatchObject(REFUSED)
    await limits.take([{ ...SIGN_IN, subject: 'bob@example.org' }])
    await limits.take([{ ...SIGN_IN, rule: 'forgotPasswordPerAccount' }])
  })

  it('say after how many seconds a use would be allowed, at least one', async () => {
    await using database = await aDatabase(kind)
    const limits = limitsOf(database)
    expect(await refusalOf(limits, { ...SIGN_IN, most: 0 })).toMatchObject({ retryAfter: 900 })
    expect(await refusalOf(limits, { ...SIGN_IN, most: 0, seconds: 0.001 })).toMatchObject({ retryAfter: 1 })
  })

  it('start over when their window has ended', async () => {
    await using database = await aDatabase(kind)
    const limits = limitsOf(database)
    const once = { ...SIGN_IN, most: 1 }
    await limits.take([once])
    await turnClock(database, 899_000)
    expect(await refusalOf(limits, once)).toMatchObject({ retryAfter: 1 })
    await turnClock(database, 1000)
    await limits.take([once])
    expect(await refusalOf(limits, once)).toMatchObject({ retryAfter: 900 })
  })

  it('recover from a clock that was wrong by years', async () => {
    await using database = await aDatabase(kind)
    const limits = limitsOf(database)
    const once = { ...SIGN_IN, most: 1 }
    await limits.take([once])
    await turnClock(database, -10 * 365 * 86_400_000)
    await limits.take([once])
  })

  it('count none of several uses when one of them is over its limit', async () => {
    await using database = await aDatabase(kind)
    const limits = limitsOf(database)
    const once = { ...NETWORK, most: 1 }
    await expect(limits.take([once, { ...SIGN_IN, most: 0 }])).rejects.toMatchObject(REFUSED)
    await limits.take([once])
  })

  it('give back uses that turned out to be harmless, but never more than were taken', async () => {
    await using database = await aDatabase(kind)
    const limits = limitsOf(database)
    const once = { ...SIGN_IN, most: 1 }
    await limits.take([once, NETWORK])
    await limits.giveBack([once, NETWORK])
    await limits.giveBack([once])
    await limits.take([once])
    await expect(limits.take([once])).rejects.toMatchObject(REFUSED)
  })

  it('store neither email nor network addresses', async () => {
    await using database = await aDatabase(kind)
    await limitsOf(database).take([SIGN_IN, NETWORK])
    const rows = await database.kysely.selectFrom('rate_limits').selectAll().execute()
    expect(rows.map((row) => row.key)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^signInPerAccount:[\w-]{43}$/),
        expect.stringMatching(/^signInPerNetwork:[\w-]{43}$/),
      ]),
    )
  })

  it('purge counts that have expired, and no others', async () => {
    await using database = await aDatabase(kind)
    const limits = limitsOf(database)
    await limits.take([SIGN_IN])
    await turnClock(database, 900_000)
    await limits.take([NETWORK])
    await limits.purge()
    const rows = await database.kysely.selectFrom('rate_limits').select('key').execute()
    expect(rows).toEqual([{ key: expect.stringMatching(/^signInPerNetwork:/) }])
  })

  it('allow exactly the limit when a thousand uses come at the same time', async () => {
    await using database = await aDatabase(kind)
    const limits = limitsOf(database)
    expect(await takeAtOnce([limits], 1000)).toEqual({ through: 100, refused: 900 })
  })
})

describe.runIf(DATABASES.includes('postgres'))('rate limits of two instances', () => {
  it('are one limit', async () => {
    await using database = await aDatabase('postgres')
    const other = await openDatabase(database.settings)
    const instances = [limitsOf(database), limitsOf(other)]
    expect(await takeAtOnce(instances, 1000)).toEqual({ through: 100, refused: 900 })
    await other.close()
  })
})

function limitsOf(database: Database) {
  return createRateLimits({ storage: createRateLimitStorage(database) })
}

async function takeAtOnce(instances: readonly RateLimits[], times: number) {
  const uses = [NETWORK, { ...NETWORK, rule: 'contactInAll' as const, most: 2 * times }]
  const takes = Array.from({ length: times }, (_, time) =>
    takeInTheEnd(instances[time % instances.length], time % 2 === 0 ? uses : uses.toReversed()),
  )
  const settled = await Promise.allSettled(takes)
  const refusals = settled.filter((each) => each.status === 'rejected')
  for (const { reason } of refusals) expect(reason).toMatchObject(REFUSED)
  return { through: times - refusals.length, refused: refusals.length }
}

async function takeInTheEnd(limits: RateLimits | undefined, uses: readonly RateLimitUse[]): Promise<void> {
  for (;;) {
    try {
      return await limits?.take(uses)
    } catch (error) {
      if (!(error instanceof RequestError && error.code === 'unavailable')) throw error
    }
  }
}

function refusalOf(limits: RateLimits, use: RateLimitUse): Promise<unknown> {
  return limits.take([use]).then(
    () => null,
    (error: unknown) => error,
  )
}

async function turnClock({ kysely }: Database, milliseconds: number): Promise<void> {
  await kysely
    .updateTable('rate_limits')
    .set((row) => ({ resets_at: row('resets_at', '-', milliseconds) }))
    .execute()
}
