import { ADMIN_PAGE_USERS, accounts, admin } from '@wordloom/contract'
import { type App, aPerson, type Person, suspend } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { anApp } from '@wordloom/testing/server/app'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const PATIENCE = { timeout: 10_000, interval: 50 }

describe.each(DATABASES)('account list on %s', (kind) => {
  let app: App
  let boss: Person
  beforeEach(async () => {
    app = await anApp({ kind, settings: { NODE_ENV: 'production' } })
    boss = await aPerson(app, { email: 'boss@head.example', isAdmin: true })
    return () => app[Symbol.asyncDispose]()
  })

  const emails = async (query: Record<string, string>): Promise<string[]> => {
    const { users } = (await boss.browser.call(admin.users, { query })).reply()
    return users.map(({ email }) => email)
  }

  const rename = async ({ browser }: Person, firstName: string, lastName: string): Promise<void> => {
    ;(await browser.call(accounts.rename, { body: { firstName, lastName } })).reply()
  }

  it('shows the newest accounts first and contains no secrets', async () => {
    const ann = await aPerson(app, { email: 'ann@loom.example' })
    const bob = await aPerson(app, { email: 'bob@loom.example' })
    await makeLater(app, ann, bob)
    const answer = await boss.browser.call(admin.users)
    const { users, total, next } = answer.reply()
    expect(users.map(({ id }) => id)).toEqual([bob.id, ann.id, boss.id])
    expect([total, next]).toEqual([3, null])
    expect(answer.text).not.toMatch(/hash|argon2|token|search/i)
  })

  it('returns each account once across pages, even those created at the same moment', async () => {
    const people = ADMIN_PAGE_USERS + 10
    await addMany(app, people)
    const first = (await boss.browser.call(admin.users)).reply()
    expect([first.users.length, first.total]).toEqual([ADMIN_PAGE_USERS, people + 1])
    const rest = (await boss.browser.call(admin.users, { query: { after: first.next ?? '' } })).reply()
    expect([rest.users.length, rest.total, rest.next]).toEqual([11, people + 1, null])
    const ids = [...first.users, ...rest.users].map(({ id }) => id)
    expect(new Set(ids).size).toBe(people + 1)
  })

  it('is searched by parts of names, addresses and ids, ignoring case', async () => {
    const ann = await aPerson(app, { email: 'Ann.Weaver@Loom.example' })
    const bob = await aPerson(app, { email: 'bob@thread.example' })
    await rename(ann, 'Ånn', 'Öster')
    await rename(bob, 'Bob', 'O_Hara 100%')
    for (const search of [
      'ånn',
      'ÖSTER',
      'ånn öst',
      'a\u030ann',
      'ann.weaver',
      'LOOM.EXAMPLE',
      ann.id,
      ann.id.slice(-12),
    ]) {
      expect([search, await emails({ search })]).toEqual([search, ['Ann.Weaver@Loom.example']])
    }
    for (const search of ['o_hara', '100%', 'bob@thread.example']) {
      expect([search, await emails({ search })]).toEqual([search, ['bob@thread.example']])
    }
    for (const search of ['%', '_', '\\', "'", '" or 1=1 --', 'nobody']) {
      const expected = { '%': 1, _: 1 }[search] ?? 0
      expect([search, (await emails({ search })).length]).toEqual([search, expected])
    }
  })

  it('finds people by their current names and addresses', async () => {
    const ann = await aPerson(app, { email: 'ann@loom.example' })
    await rename(ann, 'Ann', 'Before')
    await rename(ann, 'Ann', 'After')
    expect(await emails({ search: 'before' })).toEqual([])
    expect(await emails({ search: 'ann after' })).toEqual(['ann@loom.example'])
    await boss.browser.call(admin.edit, { params: { id: ann.id }, body: { email: 'anna@loom.example' } })
    expect(await emails({ search: 'ann@loom' })).toEqual([])
    expect(await emails({ search: 'anna@loom' })).toEqual(['anna@loom.example'])
  })

  it('is filtered by status, even during a search', async () => {
    await aPerson(app, { email: 'pending@loom.example', isVerified: false })
    const gone = await aPerson(app, { email: 'gone@loom.example' })
    await suspend(app.database, gone.id)
    expect(await emails({ filter: 'pending' })).toEqual(['pending@loom.example'])
    expect(await emails({ filter: 'suspended' })).toEqual(['gone@loom.example'])
    expect(await emails({ filter: 'verified' })).toEqual(['gone@loom.example', 'boss@head.example'])
    expect(await emails({ filter: 'verified', search: 'boss' })).toEqual(['boss@head.example'])
    expect(await emails({ filter: 'all', search: '' })).toHaveLength(3)
  })

  it.each([
    { after: 'x' },
    { after: '1.' },
    { after: '1' },
    { after: '9999999999999999999.a' },
    { filter: 'everybody' },
    { search: 'a'.repeat(255) },
    { search: 'a\0b' },
  ])('refuses an invalid query: %j', async (query) => {
    const address = `/api/admin/users?${new URLSearchParams(query as Record<string, string>)}`
    expect((await boss.browser.send('GET', address)).status).toBe(400)
  })

  it('has a summary with the five newest accounts', async () => {
    await addMany(app, 4)
    await aPerson(app, { isVerified: false })
    const sent = await aPerson(app, { isVerified: false })
    await app.database.kysely
      .updateTable('users')
      .set({ email_verification_sent_at: 1, subscription_plan: 'yearly', subscription_status: 'active' })
      .where('id', '=', sent.id)
      .execute()
    const gone = await aPerson(app)
    await suspend(app.database, gone.id)
    await makeLater(app, sent, gone)
    const { recent, ...counts } = (await boss.browser.call(admin.summary)).reply()
    expect(counts).toEqual({
      total: 8,
      verified: 2,
      verificationSent: 1,
      noVerification: 5,
      suspended: 1,
      administrators: 1,
      plans: { free: 7, monthly: 0, yearly: 1, friends_family: 0 },
    })
    expect(recent.map(({ id }) => id).slice(0, 2)).toEqual([gone.id, sent.id])
    expect(recent).toHaveLength(5)
  })

  it('finds accounts that existed at startup without a search key', async () => {
    const { kysely, now } = app.database
    const names = { first_name: 'Zoë', last_name: 'LOOM' }
    const row = { id: 'before', email: 'zoe@loom.example', email_key: 'zoe@loom.example', ...names }
    await kysely
      .insertInto('users')
      .values({ ...row, created_at: now, updated_at: now })
      .execute()
    await app.listen({ host: '127.0.0.1', port: 0 })
    await vi.waitFor(
      async () => expect(await emails({ search: 'ZOË loom' })).toEqual(['zoe@loom.example']),
      PATIENCE,
    )
  })
})

async function makeLater({ database }: App, ...people: readonly Person[]): Promise<void> {
  for (const [at, { id }] of people.entries()) {
    await database.kysely
      .updateTable('users')
      .set({ created_at: sql<number>`created_at + ${(at + 1) * 60_000}` })
      .where('id', '=', id)
      .execute()
  }
}

async function addMany({ database }: App, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, number) => {
    const email = `many${number}@loom.example`
    return { id: `many-${number}`, email, email_key: email, created_at: 5, updated_at: 5 }
  })
  await database.kysely.insertInto('users').values(rows).execute()
}
