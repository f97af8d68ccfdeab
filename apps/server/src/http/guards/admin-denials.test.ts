import { admin, savedLists } from '@wordloom/contract'
import { type App, aPerson } from '@wordloom/testing/accounts/person'
import { addToken } from '@wordloom/testing/accounts/token'
import { DATABASES } from '@wordloom/testing/database/database'
import { anApp } from '@wordloom/testing/server/app'
import { describe, expect, it } from 'vitest'

describe.each(DATABASES)('A09 denied access to the administration, on %s,', (kind) => {
  it('is recorded in the audit log, at most once per hour and account', async () => {
    await using app = await anApp({ kind })
    const [boss, ann, bob] = [await aPerson(app, { isAdmin: true }), await aPerson(app), await aPerson(app)]
    const params = { id: bob.id }
    expect((await ann.browser.call(admin.suspend, { params })).status).toBe(403)
    await Promise.all(Array.from({ length: 20 }, () => ann.browser.call(admin.summary)))
    expect((await bob.browser.call(admin.summary)).status).toBe(403)
    const query = { action: 'admin_access_denied' }
    const { entries } = (await boss.browser.call(admin.auditLog, { query })).reply()
    expect(entries).toMatchObject([
      {
        actor: { id: bob.id, email: bob.email },
        subject: null,
        details: { method: 'GET', path: '/api/admin/summary', code: 'admin_required' },
      },
      {
        actor: { id: ann.id, email: ann.email },
        subject: null,
        address: expect.stringMatching(/\d/),
        details: { method: 'PATCH', path: '/api/admin/users/:id/suspend', code: 'admin_required' },
      },
    ])
    await anHourLater(app)
    await ann.browser.call(admin.summary)
    expect(await deniedOnes(app)).toMatchObject([{}, {}, { actor_id: ann.id }])
  })

  it('is recorded for an administrator without a required second factor', async () => {
    await using app = await anApp({ kind, settings: { ADMIN_SECOND_FACTOR: 'required' } })
    const boss = await aPerson(app, { isAdmin: true })
    expect((await boss.browser.call(admin.summary)).status).toBe(403)
    const [denied] = await deniedOnes(app)
    expect(denied).toMatchObject({ actor_id: boss.id, details: expect.stringContaining('second_factor') })
  })

  it("is recorded for an API token, even an administrator's", async () => {
    await using app = await anApp({ kind })
    const boss = await aPerson(app, { isAdmin: true })
    const { headers } = await addToken(app.database, boss.id)
    const answer = await app.inject({ url: admin.summary.path, headers })
    expect(answer.statusCode).toBe(403)
    expect(await deniedOnes(app)).toMatchObject([{ actor_id: boss.id }])
  })

  it('is recorded for an administrator who is impersonating another user', async () => {
    await using app = await anApp({ kind })
    const [boss, ann] = [await aPerson(app, { isAdmin: true }), await aPerson(app)]
    await boss.browser.call(admin.signInAs, { params: { id: ann.id } })
    expect((await boss.browser.call(admin.summary)).status).toBe(403)
    expect(await deniedOnes(app)).toMatchObject([{ actor_id: boss.id, subject_id: ann.id }])
  })

  it('is not recorded for an administrator who gets through, or for other refusals', async () => {
    await using app = await anApp({ kind })
    const [boss, ann] = [await aPerson(app, { isAdmin: true }), await aPerson(app)]
    expect((await boss.browser.call(admin.summary)).status).toBe(200)
    expect((await boss.browser.call(admin.suspend, { params: { id: 'nobody' } })).status).toBe(404)
    expect((await ann.browser.call(savedLists.read, { params: { id: 1 } })).status).toBe(404)
    expect((await app.inject(admin.summary.path)).statusCode).toBe(401)
    expect(await deniedOnes(app)).toEqual([])
  })
})

function deniedOnes({ database: { kysely } }: App) {
  return kysely
    .selectFrom('audit_log')
    .select(['actor_id', 'subject_id', 'details'])
    .where('action', '=', 'admin_access_denied')
    .orderBy('id')
    .execute()
}

async function anHourLater({ database: { kysely } }: App): Promise<void> {
  await kysely.updateTable('rate_limits').set({ resets_at: 0 }).execute()
}
