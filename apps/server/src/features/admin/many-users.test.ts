import { randomUUIDv7 } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { ADMIN_PAGE_USERS, admin } from '@wordloom/contract'
import { type App, aPerson, type Person } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { anApp } from '@wordloom/testing/server/app'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchKeyOf } from '../../database/accounts/search-key.ts'

const USERS = 5000
const AT_ONCE = 1000
const START_MS = 120_000

describe.each(DATABASES)('admin pages with thousands of accounts on %s', (kind) => {
  let app: App
  let boss: Person
  beforeAll(async () => {
    app = await anApp({ kind, settings: { NODE_ENV: 'production' } })
    await addMany(app)
    boss = await aPerson(app, { isAdmin: true })
    await boss.browser.call(admin.users)
  }, START_MS)
  afterAll(() => app[Symbol.asyncDispose]())

  it.each([
    ['J07 the first page', {}, ADMIN_PAGE_USERS],
    ['J07 a search that finds one', { search: 'PERSON-4777@' }, 1],
    ['J07 a search that finds none', { search: 'nobody at all' }, 0],
    ['J07 a search that finds all', { search: 'loom' }, ADMIN_PAGE_USERS],
    ['J07 a filter', { filter: 'suspended' }, ADMIN_PAGE_USERS],
    ['J07 a filter and a search', { filter: 'pending', search: 'zoë 99' }, 17],
  ] as const)('%s returns at most one page', async (_, query, count) => {
    const answer = await boss.browser.call(admin.users, { query })
    expect(answer.reply().users).toHaveLength(count)
  })

  it('J07 can continue from any account', async () => {
    const { created_at, id } = await app.database.kysely
      .selectFrom('users')
      .select(['created_at', 'id'])
      .orderBy('created_at')
      .offset(USERS / 2)
      .limit(1)
      .executeTakeFirstOrThrow()
    const after = `${created_at}.${id}`
    const answer = await boss.browser.call(admin.users, { query: { after } })
    expect(answer.reply().users).toHaveLength(ADMIN_PAGE_USERS)
  })

  it('J07 include a summary', async () => {
    const answer = await boss.browser.call(admin.summary)
    expect(answer.reply()).toMatchObject({ total: USERS + 1, suspended: USERS / 10 })
  })
})

async function addMany({ database }: App): Promise<void> {
  for (let from = 0; from < USERS; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, index) => {
      const number = from + index
      const [id, email] = [randomUUIDv7(), `person-${number}@loom.example`]
      const names = { firstName: 'Zoë', lastName: `${number % 100} Weaver` }
      return {
        id,
        email,
        email_key: email,
        first_name: names.firstName,
        last_name: names.lastName,
        password_hash:
          '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$c29tZWhhc2hzb21laGFzaHNvbWVoYXNoc29tZWhhc2g',
        email_verified: number % 3 === 0 ? (0 as const) : (1 as const),
        is_suspended: number % 10 === 0 ? (1 as const) : (0 as const),
        search_key: searchKeyOf({ id, email, ...names }),
        created_at: 1_700_000_000_000 + Math.floor(number / 7) * 1000,
        updated_at: 1_700_000_000_000,
      }
    })
    await database.kysely.insertInto('users').values(rows).execute()
    await turn()
  }
}
