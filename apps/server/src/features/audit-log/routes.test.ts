import { AUDIT_PAGE_ENTRIES, admin } from '@wordloom/contract'
import { type App, aPerson, type Person } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { anApp } from '@wordloom/testing/server/app'
import { beforeEach, describe, expect, it } from 'vitest'

describe.each(DATABASES)('audit log for administrators on %s', (kind) => {
  let app: App
  let boss: Person
  beforeEach(async () => {
    app = await anApp({ kind, settings: { NODE_ENV: 'production' } })
    boss = await aPerson(app, { isAdmin: true })
    return () => app[Symbol.asyncDispose]()
  })

  const read = async (query: Record<string, string> = {}) =>
    (await boss.browser.call(admin.auditLog, { query })).reply()
  const actions = async (query: Record<string, string>) =>
    (await read(query)).entries.map(({ action }) => action)

  it('J17 shows who did what to whom, when and from where, newest first', async () => {
    const ann = await aPerson(app)
    const { browser } = boss
    const params = { id: ann.id }
    await browser.call(admin.edit, { params, body: { firstName: 'Ann' } })
    await browser.call(admin.setSubscription, {
      params,
      body: { subscriptionPlan: 'yearly', subscriptionStatus: 'active' },
    })
    await browser.call(admin.setAdministrator, { params, body: { isAdmin: true } })
    await browser.call(admin.setAdministrator, { params, body: { isAdmin: false } })
    await browser.call(admin.suspend, { params })
    await browser.call(admin.unsuspend, { params })
    await browser.call(admin.endSessions, { params })
    await browser.call(admin.savedLists, { params })
    await browser.call(admin.remove, { params })
    const { entries, next } = await read()
    expect(entries.map(({ action }) => action)).toEqual([
      'user_deleted',
      'saved_lists_viewed',
      'user_sessions_ended',
      'user_unsuspended',
      'user_suspended',
      'administrator_removed',
      'administrator_granted',
      'subscription_set',
      'user_updated',
    ])
    expect(next).toBeNull()
    for (const entry of entries) {
      expect(entry).toMatchObject({
        actor: { id: boss.id, email: boss.email },
        // The account was deleted, so only its id remains.
        subject: { id: ann.id, email: null },
        address: expect.stringMatching(/\d/),
      })
      expect(Math.abs(Date.now() - Date.parse(entry.at))).toBeLessThan(60_000)
    }
    expect(entries.at(-2)?.details).toEqual({
      plan: 'yearly',
      status: 'active',
      former: { plan: 'free', status: 'free' },
    })
  })

  it('is returned in pages', async () => {
    await addMany(app, AUDIT_PAGE_ENTRIES + 30)
    const first = await read()
    expect(first.entries).toHaveLength(AUDIT_PAGE_ENTRIES)
    const rest = await read({ after: first.next ?? '' })
    expect([rest.entries.length, rest.next]).toEqual([30, null])
    const ids = [...first.entries, ...rest.entries].map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    expect(new Set(ids).size).toBe(AUDIT_PAGE_ENTRIES + 30)
  })

  it('is filtered by person, by id or address, and by action', async () => {
    const [ann, bob] = [await aPerson(app, { email: 'Ann@loom.example' }), await aPerson(app)]
    for (const { id } of [ann, bob]) {
      await boss.browser.call(admin.suspend, { params: { id } })
      await boss.browser.call(admin.unsuspend, { params: { id } })
    }
    const ofAnn = ['user_unsuspended', 'user_suspended']
    for (const user of [ann.id, 'ann@loom.EXAMPLE', ` ${ann.id} `]) {
      expect([user, await actions({ user })]).toEqual([user, ofAnn])
    }
    expect(await actions({ user: boss.id })).toEqual([...ofAnn, ...ofAnn])
    expect(await actions({ user: boss.email, action: 'user_suspended' })).toEqual([
      'user_suspended',
      'user_suspended',
    ])
    expect(await actions({ action: 'user_unsuspended', user: '' })).toHaveLength(2)
    expect(await actions({ user: 'nobody@loom.example' })).toEqual([])
    expect(await actions({ action: 'no_such_action' })).toEqual([])
    await boss.browser.call(admin.remove, { params: { id: ann.id } })
    expect(await actions({ user: ann.id })).toEqual(['user_deleted', ...ofAnn])
  })

  it.each([{ after: 'x' }, { after: '0' }, { after: '1.5' }, { action: "'--" }, { user: 'a\0' }])(
    'refuses an invalid query: %j',
    async (query) => {
      const address = `/api/admin/audit-log?${new URLSearchParams(query as Record<string, string>)}`
      expect((await boss.browser.send('GET', address)).status).toBe(400)
    },
  )

  it("J17 can't be changed or deleted in the database", async () => {
    await addMany(app, 1)
    const { kysely } = app.database
    const change = kysely.updateTable('audit_log').set({ action: 'nothing' }).execute()
    await expect(change).rejects.toThrow('audit_log is only added to')
    await expect(kysely.deleteFrom('audit_log').execute()).rejects.toThrow('audit_log is only added to')
    expect((await read()).entries).toMatchObject([{ action: 'sign_in', actor: null, subject: null }])
  })
})

async function addMany({ database: { kysely, now } }: App, count: number): Promise<void> {
  const rows = Array.from({ length: count }, () => ({ at: now, action: 'sign_in', details: '{}' }))
  await kysely.insertInto('audit_log').values(rows).execute()
}
