import { accounts, admin, ERRORS, sessions } from '@wordloom/contract'
import { actionsAbout, aSiteWithAdmin, isSignedIn } from '@wordloom/testing/accounts/administration'
import { aLink, anotherBrowser, aPerson, PASSWORD } from '@wordloom/testing/accounts/person'
import { DATABASES } from '@wordloom/testing/database/database'
import { describe, expect, it } from 'vitest'

const NEW_PASSWORD = 'eight looms at dawn'

describe.each(DATABASES)('account edited by an administrator on %s', (kind) => {
  it('gets new names, and nothing else changes', async () => {
    await using site = await aSiteWithAdmin(kind)
    const ann = await aPerson(site.app)
    const body = { firstName: ' Ann ', lastName: '' }
    const answer = await site.boss.browser.call(admin.edit, { params: { id: ann.id }, body })
    expect(answer.reply()).toMatchObject({
      firstName: 'Ann',
      lastName: null,
      email: ann.email,
      emailVerified: 1,
    })
    expect(await isSignedIn(ann)).toBe(true)
    expect(await site.mails()).toEqual([])
    const [record] = await site.records(ann.id)
    expect(record).toMatchObject({ action: 'user_updated', actor_id: site.boss.id })
    expect(JSON.parse(record?.details ?? '')).toEqual({ fields: ['firstName'] })
  })

  it('J04 is signed out and notified after a password change, and the password is never recorded', async () => {
    await using site = await aSiteWithAdmin(kind)
    const { app, boss } = site
    const ann = await aPerson(app)
    const link = await aLink(app.database, ann, 'reset')
    const answer = await boss.browser.call(admin.edit, {
      params: { id: ann.id },
      body: { newPassword: NEW_PASSWORD },
    })
    expect([answer.status, answer.text.includes(NEW_PASSWORD)]).toEqual([200, false])
    expect(await isSignedIn(ann)).toBe(false)
    const reset = { token: link, password: 'nine looms at noon' }
    expect((await ann.browser.call(accounts.resetPassword, { body: reset })).status).toBe(400)
    const signIn = (password: string) =>
      ann.browser.call(sessions.signIn, { body: { email: ann.email, password } })
    expect((await signIn(PASSWORD)).status).toBe(401)
    expect((await signIn(NEW_PASSWORD)).status).toBe(200)
    expect(await site.mails()).toEqual([`password-changed to ${ann.email}`])
    expect(await actionsAbout(site, ann.id)).toEqual(['password_set', 'sign_in'])
    expect(JSON.stringify(await site.records(ann.id))).not.toContain(NEW_PASSWORD)
  })

  it('keeps its password if the new one is empty', async () => {
    await using site = await aSiteWithAdmin(kind)
    const ann = await aPerson(site.app)
    const before = await site.userRow(ann.id)
    const body = { firstName: 'Ann', newPassword: '' }
    await site.boss.browser.call(admin.edit, { params: { id: ann.id }, body })
    expect((await site.userRow(ann.id)).password_hash).toBe(before.password_hash)
    expect(await isSignedIn(ann)).toBe(true)
  })

  it.each([
    ['short', 'Password must be at least 8 characters'],
    ['password', /too common/],
    ['my wordloom secret', /without your email address/],
  ])('refuses the password %s and names its field in the error', async (newPassword, message) => {
    await using site = await aSiteWithAdmin(kind)
    const ann = await aPerson(site.app)
    const answer = await site.boss.browser.call(admin.edit, {
      params: { id: ann.id },
      body: { newPassword },
    })
    expect(answer.status).toBe(400)
    expect(answer.json()).toMatchObject({ fields: { newPassword: expect.stringMatching(message) } })
  })

  it('J05 must verify a new address; the old one is notified and its links stop working', async () => {
    await using site = await aSiteWithAdmin(kind)
    const { app, boss } = site
    const ann = await aPerson(app)
    const link = await aLink(app.database, ann, 'reset')
    const { kysely, now } = app.database
    await kysely.updateTable('users').set({ email_verification_sent_at: now }).execute()
    const body = { email: 'Anna@Loom.example' }
    const answer = await boss.browser.call(admin.edit, { params: { id: ann.id }, body })
    expect(answer.reply()).toMatchObject({
      email: 'Anna@Loom.example',
      emailVerified: 0,
      emailVerificationSentAt: null,
    })
    expect(await site.mails()).toEqual([`email-changed-notice to ${ann.email}`])
    const reset = { token: link, password: NEW_PASSWORD }
    expect((await ann.browser.call(accounts.resetPassword, { body: reset })).status).toBe(400)
    expect(await actionsAbout(site, ann.id)).toEqual(['user_updated', 'email_set'])
    expect(JSON.stringify(await site.records(ann.id))).not.toContain('loom.example')
  })

  it('J05 stays verified if the administrator vouches for the address or only its case changes', async () => {
    await using site = await aSiteWithAdmin(kind)
    const { app, boss } = site
    const ann = await aPerson(app, { email: 'ann@loom.example' })
    const edit = (body: object) => boss.browser.call(admin.edit, { params: { id: ann.id }, body })
    expect((await edit({ email: 'ANN@loom.example' })).reply()).toMatchObject({ emailVerified: 1 })
    expect(await site.mails()).toEqual([])
    const vouched = await edit({ email: 'anna@loom.example', emailVerified: 1 })
    expect(vouched.reply()).toMatchObject({ email: 'anna@loom.example', emailVerified: 1 })
  })

  it("can't take the address of another account", async () => {
    await using site = await aSiteWithAdmin(kind)
    const { app, boss } = site
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    const body = { email: bob.email.toUpperCase() }
    const answer = await boss.browser.call(admin.edit, { params: { id: ann.id }, body })
    expect([answer.status, answer.json()]).toMatchObject([
      409,
      { message: 'An account with this email already exists' },
    ])
    expect((await site.userRow(ann.id)).email).toBe(ann.email)
  })

  it('becomes verified or unverified as the administrator says', async () => {
    await using site = await aSiteWithAdmin(kind)
    const ann = await aPerson(site.app)
    for (const emailVerified of [0, 1] as const) {
      const answer = await site.boss.browser.call(admin.edit, {
        params: { id: ann.id },
        body: { emailVerified },
      })
      expect(answer.reply().emailVerified).toBe(emailVerified)
    }
    const details = (await site.records(ann.id)).map((record) => JSON.parse(record.details))
    expect(details).toEqual([
      { fields: ['emailVerified'], emailVerified: 0 },
      { fields: ['emailVerified'], emailVerified: 1 },
    ])
  })

  it('keeps only this browser signed in when administrators change their own password', async () => {
    await using site = await aSiteWithAdmin(kind)
    const { app, boss } = site
    const elsewhere = { ...boss, browser: await anotherBrowser(app, boss) }
    const former = boss.browser.cookies.get('session')
    const body = { newPassword: NEW_PASSWORD }
    expect((await boss.browser.call(admin.edit, { params: { id: boss.id }, body })).status).toBe(200)
    expect([await isSignedIn(boss), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect(boss.browser.cookies.get('session')).not.toBe(former)
  })

  it.each([
    ['a new password', { newPassword: NEW_PASSWORD }],
    ['another address', { email: 'eve@loom.example' }],
    ['another address that is vouched for', { email: 'eve@loom.example', emailVerified: 1 }],
    ['another spelling of the address', { email: 'ANN@loom.example' }],
  ])('stays unchanged if it belongs to another administrator: %s', async (_what, body) => {
    await using site = await aSiteWithAdmin(kind)
    const ann = await aPerson(site.app, { email: 'ann@loom.example', isAdmin: true })
    const before = await site.userRow(ann.id)
    const answer = await site.boss.browser.send('PATCH', `/api/admin/users/${ann.id}`, {
      firstName: 'Eve',
      ...body,
    })
    expect([answer.status, answer.json()]).toEqual([
      403,
      { code: 'other_administrator', message: ERRORS.other_administrator.message },
    ])
    expect(await site.userRow(ann.id)).toEqual(before)
    expect([await site.mails(), await site.records(ann.id)]).toEqual([[], []])
    expect(await isSignedIn(ann)).toBe(true)
  })

  it('gets new names even if it belongs to another administrator', async () => {
    await using site = await aSiteWithAdmin(kind)
    const ann = await aPerson(site.app, { isAdmin: true })
    const body = { firstName: 'Ann', email: ann.email, newPassword: '' }
    const answer = await site.boss.browser.call(admin.edit, { params: { id: ann.id }, body })
    expect(answer.reply()).toMatchObject({ firstName: 'Ann', email: ann.email })
  })

  it('accepts a new password after it loses the administrator role, and both are on record', async () => {
    await using site = await aSiteWithAdmin(kind)
    const { browser } = site.boss
    const ann = await aPerson(site.app, { isAdmin: true })
    const params = { id: ann.id }
    await browser.call(admin.setAdministrator, { params, body: { isAdmin: false } })
    expect((await browser.call(admin.edit, { params, body: { newPassword: NEW_PASSWORD } })).status).toBe(200)
    expect(await actionsAbout(site, ann.id)).toEqual(['administrator_removed', 'password_set'])
  })

  it('stays verified if it belongs to the last administrator', async () => {
    await using site = await aSiteWithAdmin(kind)
    const { boss } = site
    for (const body of [{ emailVerified: 0 }, { email: 'head@loom.example' }] as const) {
      const answer = await boss.browser.call(admin.edit, { params: { id: boss.id }, body })
      expect([answer.status, answer.json()]).toMatchObject([
        409,
        { message: 'At least one active administrator must remain' },
      ])
    }
    const body = { email: 'head@loom.example', emailVerified: 1 } as const
    expect((await boss.browser.call(admin.edit, { params: { id: boss.id }, body })).status).toBe(200)
  })

  it.each([
    { isAdmin: true },
    { impersonatedBy: 'me' },
    { passwordHash: 'x' },
    { emailVerified: true },
    { emailVerified: 2 },
    { subscriptionPlan: 'yearly' },
    { email: null },
    { id: 'x' },
  ])('E14 J13 accepts no other field or value: %j', async (body) => {
    await using site = await aSiteWithAdmin(kind)
    const ann = await aPerson(site.app)
    const before = await site.userRow(ann.id)
    const answer = await site.boss.browser.send('PATCH', `/api/admin/users/${ann.id}`, body)
    expect(answer.status).toBe(400)
    expect(await site.userRow(ann.id)).toEqual(before)
  })
})
