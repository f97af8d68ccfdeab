import {
  ACCOUNT_MESSAGES,
  accounts,
  SECOND_FACTOR_MESSAGES,
  secondFactors,
  sessions,
} from '@wordloom/contract'
import { type App, anotherBrowser, aPerson, PASSWORD } from '@wordloom/testing/accounts/person'
import {
  addPasskey,
  aPasskeyHolder,
  aTwoFactorPerson,
  aWaitingBrowser,
  enterRecoveryCode,
  withApp,
} from '@wordloom/testing/accounts/two-factor-person'
import { DATABASES } from '@wordloom/testing/database/database'
import { anApp } from '@wordloom/testing/server/app'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const START_MS = 60_000
const { appIsOn, appIsOff, isOff, setupOver, wrongCode } = SECOND_FACTOR_MESSAGES
const proof = { currentPassword: PASSWORD }
const RECOVERY_CODE = /^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/

describe.each(DATABASES)('the second factors of an account, on %s,', (kind) => {
  let app: App
  beforeAll(async () => {
    app = await anApp({ kind })
  }, START_MS)
  afterAll(() => app[Symbol.asyncDispose]())

  it('start with an authenticator app, which takes effect when one of its codes is entered', async () => {
    const ann = await aPerson(app)
    const begun = (await ann.browser.call(secondFactors.beginApp, { body: proof })).reply()
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(begun.uri).toContain(`secret=${begun.secret}`)
    const { email } = ann
    const still = await ann.browser.call(sessions.signIn, { body: { email, password: PASSWORD } })
    expect(still.reply()).toHaveProperty('id', ann.id)

    const { recoveryCodes } = await withApp(ann)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(RECOVERY_CODE)
    expect((await ann.browser.call(secondFactors.list)).reply()).toEqual({
      appSince: expect.any(String),
      passkeys: [],
      recoveryCodesLeft: 10,
      isDemanded: false,
    })
    const again = await ann.browser.call(secondFactors.beginApp, { body: proof })
    expect([again.status, again.json()]).toMatchObject([409, { message: appIsOn }])
    expect(await changesTold(app, email)).toEqual(['app_added'])
  })

  it('refuse a wrong code of the app, and any code ten minutes later', async () => {
    const ann = await aPerson(app)
    await ann.browser.call(secondFactors.beginApp, { body: proof })
    const wrong = await ann.browser.call(secondFactors.confirmApp, { body: { code: '12 34 56' } })
    expect([wrong.status, wrong.json()]).toMatchObject([400, { fields: { code: wrongCode } }])
    await app.database.kysely
      .updateTable('authenticator_apps')
      .set((row) => ({ created_at: row('created_at', '-', 600_000) }))
      .where('user_id', '=', ann.id)
      .execute()
    const late = await ann.browser.call(secondFactors.confirmApp, { body: { code: '123456' } })
    expect([late.status, late.json()]).toMatchObject([409, { message: setupOver }])
  })

  it.each(['beginApp', 'removeApp', 'beginPasskey', 'renewRecoveryCodes'] as const)(
    '%s requires the password',
    async (change) => {
      const { browser } = await aTwoFactorPerson(app)
      const endpoint = secondFactors[change]
      const wrong = await browser.call(endpoint, { body: { currentPassword: 'nine looms at noon' } })
      expect([wrong.status, wrong.json()]).toMatchObject([
        400,
        { fields: { currentPassword: ACCOUNT_MESSAGES.wrongPassword } },
      ])
      const missing = await browser.call(endpoint, { body: {} })
      expect(missing.json()).toMatchObject({ fields: { currentPassword: expect.any(String) } })
    },
  )

  it('cannot be changed from a session without a second factor', async () => {
    const ann = await aTwoFactorPerson(app)
    const before = await anotherBrowser(app, ann)
    for (const change of ['removeApp', 'beginPasskey', 'renewRecoveryCodes'] as const) {
      const refused = await before.call(secondFactors[change], { body: proof })
      expect([change, refused.status, refused.json()]).toMatchObject([change, 403, { code: 'sign_in_again' }])
    }
    const newPassword = 'eight looms at dawn'
    const refused = await before.call(accounts.changePassword, { body: { ...proof, newPassword } })
    expect(refused.json()).toMatchObject({ code: 'sign_in_again' })
    expect((await before.call(secondFactors.list)).reply().appSince).not.toBeNull()
  })

  it('can be removed one by one, and the last one takes the recovery codes along', async () => {
    const ann = await withApp(await aPerson(app))
    const { passkey } = await addPasskey(ann)
    const waiting = await aWaitingBrowser(app, ann)
    expect((await ann.browser.call(secondFactors.removeApp, { body: proof })).status).toBe(204)
    const left = (await ann.browser.call(secondFactors.list)).reply()
    expect(left).toMatchObject({ appSince: null, recoveryCodesLeft: 10 })

    const params = { id: passkey.id }
    expect((await ann.browser.call(secondFactors.removePasskey, { params, body: proof })).status).toBe(204)
    const none = (await ann.browser.call(secondFactors.list)).reply()
    expect(none).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
    const [code = ''] = ann.recoveryCodes
    expect((await enterRecoveryCode(waiting.browser, code)).status).toBe(404)

    const again = await ann.browser.call(secondFactors.removeApp, { body: proof })
    expect([again.status, again.json()]).toMatchObject([409, { message: appIsOff }])
    const { email } = ann
    expect(await changesTold(app, email)).toEqual([
      'app_added',
      'passkey_added',
      'app_removed',
      'passkey_removed',
    ])
    const body = { email, password: PASSWORD }
    expect((await ann.browser.call(sessions.signIn, { body })).reply()).toHaveProperty('id')
  })

  it('come with new recovery codes on request, which replace the earlier ones', async () => {
    const ann = await withApp(await aPerson(app))
    const renewed = await ann.browser.call(secondFactors.renewRecoveryCodes, { body: proof })
    const { recoveryCodes } = renewed.reply()
    const { browser } = await aWaitingBrowser(app, ann)
    expect((await enterRecoveryCode(browser, ann.recoveryCodes[0] ?? '')).status).toBe(400)
    expect((await enterRecoveryCode(browser, recoveryCodes[0] ?? '')).status).toBe(200)

    const bob = await aPerson(app)
    const none = await bob.browser.call(secondFactors.renewRecoveryCodes, { body: proof })
    expect([none.status, none.json()]).toMatchObject([409, { message: isOff }])
  })

  it('leave other sessions open, and survive a new password', async () => {
    const ann = await aPasskeyHolder(app)
    const elsewhere = await anotherBrowser(app, ann)
    expect((await elsewhere.call(sessions.currentUser)).status).toBe(200)
    const newPassword = 'eight looms at dawn'
    await ann.browser.call(accounts.changePassword, { body: { ...proof, newPassword } })
    const body = { currentPassword: newPassword }
    expect((await ann.browser.call(secondFactors.beginApp, { body })).status).toBe(200)
    expect((await ann.browser.call(secondFactors.list)).reply().passkeys).toHaveLength(1)
  })
})

async function changesTold(app: App, recipient: string): Promise<unknown[]> {
  const rows = await app.database.kysely
    .selectFrom('outbox')
    .select('data')
    .where('template', '=', 'second-factor-changed')
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute()
  return rows.map(({ data }) => JSON.parse(data).change)
}
