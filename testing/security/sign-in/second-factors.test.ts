import { accounts, admin, ERRORS, impersonation, secondFactors, sessions } from '@wordloom/contract'
import { ENDPOINTS } from '@wordloom/server/internal/http/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAddress } from '../../src/accounts/address.ts'
import { type App, aLink, anotherBrowser, aPerson, PASSWORD } from '../../src/accounts/person.ts'
import {
  aPasskeyHolder,
  aTwoFactorPerson,
  aWaitingBrowser,
  enterCode,
} from '../../src/accounts/two-factor-person.ts'
import { DATABASES } from '../../src/database/database.ts'
import { anApp } from '../../src/server/app.ts'
import { aBrowser } from '../../src/server/browser.ts'
import { validBodyOf } from '../../src/server/valid-bodies.ts'

const START_MS = 60_000
const { status, message } = ERRORS.second_factor_required
const REFUSED = [status, { code: 'second_factor_required', message }]

describe.each(DATABASES)('second factors, required for administrators on %s,', (kind) => {
  let app: App
  beforeAll(async () => {
    app = await anApp({ kind, settings: { ADMIN_SECOND_FACTOR: 'required' } })
  }, START_MS)
  afterAll(() => app[Symbol.asyncDispose]())

  it('are needed for the whole administration', async () => {
    const boss = await aPerson(app, { isAdmin: true })
    const closed = ENDPOINTS.filter(({ access }) => access === 'admin')
    expect(closed.length).toBeGreaterThan(10)
    for (const endpoint of closed) {
      const { method, path } = endpoint
      const body = endpoint.body && validBodyOf(endpoint)
      const answer = await boss.browser.send(method, path.replace(':id', boss.id), body)
      expect([path, answer.status, answer.json()]).toEqual([path, ...REFUSED])
    }
    expect((await boss.browser.call(sessions.currentUser)).status).toBe(200)
    expect((await boss.browser.call(secondFactors.list)).reply().isDemanded).toBe(true)
    expect((await (await aPerson(app)).browser.call(secondFactors.list)).reply().isDemanded).toBe(false)
  })

  it('open the administration to the session that sets one up, until the last is removed', async () => {
    const boss = await aTwoFactorPerson(app, { isAdmin: true })
    const before = await anotherBrowser(app, boss)
    expect((await boss.browser.call(admin.summary)).status).toBe(200)
    expect((await before.call(admin.summary)).status).toBe(403)
    await boss.browser.call(secondFactors.removeApp, { body: { currentPassword: PASSWORD } })
    expect((await boss.browser.call(admin.summary)).status).toBe(403)
  })

  it('open the administration after signing in with one, even after a password change or an impersonation', async () => {
    const boss = await aTwoFactorPerson(app, { isAdmin: true })
    const ann = await aPerson(app)
    const { browser } = await aWaitingBrowser(app, boss)
    await enterCode(browser, boss.codeIn(1))
    expect((await browser.call(admin.summary)).status).toBe(200)

    await browser.call(admin.signInAs, { params: { id: ann.id } })
    expect((await browser.call(secondFactors.list)).status).toBe(200)
    await browser.call(impersonation.stop)
    expect((await browser.call(admin.summary)).status).toBe(200)

    const newPassword = 'eight looms at dawn'
    await browser.call(accounts.changePassword, { body: { currentPassword: PASSWORD, newPassword } })
    expect((await browser.call(admin.summary)).status).toBe(200)
    const params = { id: boss.id }
    await browser.call(admin.edit, { params, body: { newPassword: 'nine looms at noon' } })
    expect((await browser.call(admin.summary)).status).toBe(200)
  })

  it('open the administration to a passkey without a password', async () => {
    const boss = await aPasskeyHolder(app, { isAdmin: true })
    const browser = aBrowser(app, { address: anAddress() })
    const { options } = (await browser.call(secondFactors.passkeyOptions)).reply()
    const body = { response: boss.authenticator.get(options) }
    expect((await browser.call(secondFactors.signInWithPasskey, { body })).status).toBe(200)
    expect((await browser.call(admin.summary)).status).toBe(200)
  })
})

describe.each(DATABASES)('second factors on %s', (kind) => {
  let app: App
  beforeAll(async () => {
    app = await anApp({ kind })
  }, START_MS)
  afterAll(() => app[Symbol.asyncDispose]())

  it('are optional for administrators by default', async () => {
    const boss = await aPerson(app, { isAdmin: true })
    expect((await boss.browser.call(admin.summary)).status).toBe(200)
  })

  it('can be removed by an administrator, which is recorded, and the user gets an email', async () => {
    const [boss, ann] = [await aPerson(app, { isAdmin: true }), await aTwoFactorPerson(app)]
    const { browser } = await aWaitingBrowser(app, ann)
    const params = { id: ann.id }
    expect((await boss.browser.call(admin.removeSecondFactors, { params })).status).toBe(204)
    expect((await enterCode(browser, ann.codeIn(1))).status).toBe(404)
    const body = { email: ann.email, password: PASSWORD }
    expect((await browser.call(sessions.signIn, { body })).reply()).toHaveProperty('id', ann.id)

    const { kysely } = app.database
    const entry = await kysely
      .selectFrom('audit_log')
      .select(['actor_id', 'subject_id'])
      .where('action', '=', 'second_factors_removed')
      .execute()
    expect(entry).toEqual([{ actor_id: boss.id, subject_id: ann.id }])
    const mails = await kysely
      .selectFrom('outbox')
      .select('data')
      .where('recipient', '=', ann.email)
      .execute()
    expect(mails).toEqual([{ data: '{"change":"removed_by_administrator"}' }])
  })

  it('are removed when the owner of an unverified address resets the password', async () => {
    const squatter = await aPasskeyHolder(app, { isVerified: false })
    const token = await aLink(app.database, squatter, 'reset')
    const password = 'eight looms at dawn'
    const owner = aBrowser(app, { address: anAddress() })
    expect((await owner.call(accounts.resetPassword, { body: { token, password } })).status).toBe(200)
    const entry = await owner.call(sessions.signIn, { body: { email: squatter.email, password } })
    expect(entry.reply()).toHaveProperty('id', squatter.id)

    const browser = aBrowser(app, { address: anAddress() })
    const { options } = (await browser.call(secondFactors.passkeyOptions)).reply()
    const body = { response: squatter.authenticator.get(options) }
    expect((await browser.call(secondFactors.signInWithPasskey, { body })).status).toBe(401)
  })

  it('stay when the address is verified and the password is reset', async () => {
    const ann = await aTwoFactorPerson(app)
    const token = await aLink(app.database, ann, 'reset')
    const password = 'eight looms at dawn'
    const browser = aBrowser(app, { address: anAddress() })
    await browser.call(accounts.resetPassword, { body: { token, password } })
    const entry = await browser.call(sessions.signIn, { body: { email: ann.email, password } })
    expect(entry.reply()).toHaveProperty('secondStep')
  })

  it('are deleted with the account', async () => {
    const ann = await aPasskeyHolder(app)
    await aWaitingBrowser(app, ann)
    await ann.browser.call(accounts.remove, { body: { currentPassword: PASSWORD } })
    for (const table of ['passkeys', 'second_steps', 'recovery_codes', 'authenticator_apps'] as const) {
      const { kysely } = app.database
      const rows = await kysely.selectFrom(table).select('user_id').where('user_id', '=', ann.id).execute()
      expect([table, rows]).toEqual([table, []])
    }
  })
})
