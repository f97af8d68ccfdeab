import { ErrorBody, folders, RATE_LIMITS } from '@wordloom/contract'
import { type App, aPerson, type Person } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { anApp } from '@wordloom/testing/server/app'
import { describe, expect, it } from 'vitest'
import { createRateLimits } from '../../features/rate-limits/service.ts'
import { createRateLimitStorage } from '../../features/rate-limits/storage.ts'

const FOLDER = { body: { name: 'Spring' } }

describe.each(DATABASES)('an account that makes too many changes, on %s,', (kind) => {
  it("must wait, can still read, and doesn't keep other accounts from changing things", async () => {
    await using app = await anApp({ kind })
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    await useUpChanges(app, ann)
    const refused = await ann.browser.call(folders.create, FOLDER)
    expect([refused.status, ErrorBody.parse(refused.json()).code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ann.browser.call(folders.list)).reply()).toEqual([])
    expect((await bob.browser.call(folders.create, FOLDER)).status).toBe(201)
  })
})

/** Replaces 12,000 requests: the server counts changes in blocks of 100. */
async function useUpChanges(app: App, { id }: Person): Promise<void> {
  const rateLimits = createRateLimits({ storage: createRateLimitStorage(app.database) })
  const { most, seconds } = RATE_LIMITS.changesPerAccount
  const use = { rule: 'changesPerAccount' as const, subject: id, most, seconds }
  for (let block = 0; block < most / 100; block++) await rateLimits.take([use])
}
