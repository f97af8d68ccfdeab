import { ADMIN_MESSAGES, admin, sessions } from '@wordloom/contract'
import { actionsAbout, aSiteWithAdmin, isSignedIn } from '@wordloom/testing/accounts/administration'
import { aLink, anotherBrowser, aPerson, PASSWORD, type Person } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { snapshotOf } from '@wordloom/testing/database/snapshot'
import { describe, expect, it } from 'vitest'

const UNKNOWN_IDS = ['nobody', 'A'.repeat(64), 'a'.repeat(65), "'--", '..%2f..']
const NOT_FOUND = [404, { message: 'Not found', code: 'not_found' }]

describe.each(DATABASES)('account status on %s', (kind) => {
  it('A11 ends all sessions of a suspended user, who can neither sign in nor reset the password', async () => {
    await using site = await aSiteWithAdmin(kind)
    const { app, boss } = site
    const ann = await aPerson(app)
    const elsewhere = { ...ann, browser: await anotherBrowser(app, ann) }
    const link = await aLink(app.database, ann, 'reset')
    const answer = await boss.browser.call(admin.suspend, { params: { id: ann.id } })
    expect(answer.reply()).toMatchObject({ id: ann.id, isSuspended: true })
    expect([await isSignedIn(ann), await isSignedIn(elsewhere)]).toEqual([false, false])
    const signIn = (password: string) =>
      ann.browser.call(sessions.signIn, { body: { email: ann.email, password } })
    expect((await signIn(PASSWORD)).status).toBe(403)
    expect((await signIn('not their password')).status).toBe(401)
    const reset = await ann.browser.send('POST', '/api/auth/reset-password', {
      token: link,
      password: PASSWORD,
    })
    expect(reset.status).toBe(400)
    expect(await actionsAbout(site, ann.id)).toEqual(['user_suspended'])
  })

  it('lets a user sign in again after a suspension, but restores no old session', async () => {
    await using site = await aSiteWithAdmin(kind)
    const ann = await aPerson(site.app)
    const params = { id: ann.id }
    await site.boss.browser.call(admin.suspend, { params })
    const answer = await site.boss.browser.call(admin.unsuspend, { params })
    expect(answer.reply().isSuspended).toBe(false)
    expect(await isSignedIn(ann)).toBe(false)
    const body = { email: ann.email, password: PASSWORD }
    expect((await ann.browser.call(sessions.signIn, { body })).status).toBe(200)
  })

  it('changes nothing and records nothing if it is the same already', async () => {
    await using site = await aSiteWithAdmin(kind)
    const ann = await aPerson(site.app)
    const { browser } = site.boss
    const params = { id: ann.id }
    expect((await browser.call(admin.unsuspend, { params })).reply().isSuspended).toBe(false)
    const demoted = await browser.call(admin.setAdministrator, { params, body: { isAdmin: false } })
    expect(demoted.reply().isAdmin).toBe(false)
    expect(await isSignedIn(ann)).toBe(true)
    expect(await actionsAbout(site, ann.id)).toEqual([])
  })

  it('ends all sessions when a user gains or loses the administrator role', async () => {
    await using site = await aSiteWithAdmin(kind)
    const { app, boss } = site
    const ann = await aPerson(app)
    const set = (isAdmin: boolean) =>
      boss.browser.call(admin.setAdministrator, { params: { id: ann.id }, body: { isAdmin } })
    expect((await set(true)).reply().isAdmin).toBe(true)
    expect(await isSignedIn(ann)).toBe(false)
    const again = { ...ann, browser: await anotherBrowser(app, ann) }
    expect((await again.browser.call(admin.users)).status).toBe(200)
    expect((await set(false)).reply().isAdmin).toBe(false)
    expect(await isSignedIn(again)).toBe(false)
    expect(await actionsAbout(site, ann.id)).toEqual(['administrator_granted', 'administrator_removed'])
  })

  it('lets an administrator end all sessions of a user', async () => {
    await using site = await aSiteWithAdmin(kind)
    const ann = await aPerson(site.app)
    expect((await site.boss.browser.call(admin.endSessions, { params: { id: ann.id } })).status).toBe(204)
    expect(await isSignedIn(ann)).toBe(false)
    expect(await actionsAbout(site, ann.id)).toEqual(['user_sessions_ended'])
  })

  it("J01 refuses an administrator's own account, however the id is written", async () => {
    await using site = await aSiteWithAdmin(kind)
    const { app, boss } = site
    await aPerson(app, { isAdmin: true })
    const spellings = [boss.id, boss.id.toUpperCase(), encodeEach(boss.id)]
    const before = await snapshotOf(app.database)
    for (const id of spellings) {
      for (const [method, path, body] of [
        ['PATCH', `/api/admin/users/${id}/suspend`],
        ['PATCH', `/api/admin/users/${id}/unsuspend`],
        ['PATCH', `/api/admin/users/${id}/admin`, { isAdmin: false }],
        ['DELETE', `/api/admin/users/${id}`],
      ] as const) {
        const answer = await boss.browser.send(method, path, body)
        const refusal = { message: ADMIN_MESSAGES.ownAccount, code: 'bad_request' }
        expect([method, path, answer.status, answer.json()]).toEqual([method, path, 400, refusal])
      }
    }
    expect(await snapshotOf(app.database)).toEqual(before)
  })

  it.each(UNKNOWN_IDS)("can't be changed for the ID %s, which no account has", async (id) => {
    await using site = await aSiteWithAdmin(kind)
    expect(await suspend(site, id)).toEqual(NOT_FOUND)
  })

  it("can't be changed for an ID with a NUL", async () => {
    await using site = await aSiteWithAdmin(kind)
    expect(await suspend(site, '%00')).toEqual(NOT_FOUND)
  })
})

async function suspend({ boss }: { boss: Person }, id: string): Promise<unknown> {
  const answer = await boss.browser.send('PATCH', `/api/admin/users/${id}/suspend`)
  return [answer.status, answer.json()]
}

function encodeEach(id: string): string {
  return [...id].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')
}
