import { secondFactors, sessions } from '@wordloom/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, startSession } from '../../src/accounts/person.ts'
import { aPasskeyHolder, aTwoFactorPerson, enterCode } from '../../src/accounts/two-factor-person.ts'
import { DATABASES } from '../../src/database/database.ts'
import { aProvider, type TestProvider } from '../../src/identity-provider/process.ts'
import { signInAs } from '../../src/identity-provider/sign-in.ts'
import { anApp } from '../../src/server/app.ts'
import { aBrowser } from '../../src/server/browser.ts'

const START_MS = 60_000

let provider: TestProvider
beforeAll(async () => {
  provider = await aProvider()
})
afterAll(() => provider.kill())

describe.each(DATABASES)('signing in through the identity provider with second factors, on %s,', (kind) => {
  let app: App
  beforeAll(async () => {
    app = await anApp({ kind, settings: provider.settings })
  }, START_MS)
  afterAll(() => app[Symbol.asyncDispose]())

  it('asks for the second step, then returns to the requested page', async () => {
    const ann = await aTwoFactorPerson(app)
    const browser = aBrowser(app)
    const person = { account: 'ann', email: ann.email }
    const { status, headers } = await signInAs(browser, person, '?returnTo=/projects?page=2')
    expect([status, headers.location]).toEqual([303, '/second-step?returnTo=%2Fprojects%3Fpage%3D2'])
    expect((await browser.call(sessions.currentUser)).status).toBe(401)
    expect((await browser.call(secondFactors.step)).reply().secondStep.factors).toEqual(['app'])
    expect((await enterCode(browser, ann.codeIn(1))).reply().id).toBe(ann.id)
    expect((await browser.call(sessions.currentUser)).reply().id).toBe(ann.id)

    const again = await signInAs(aBrowser(app), person)
    expect(again.headers.location).toBe('/second-step?returnTo=%2F')
  })

  it("removes the factors of someone who signed up with another person's address", async () => {
    const squatter = await aPasskeyHolder(app, { isVerified: false })
    const owner = aBrowser(app)
    const { headers } = await signInAs(owner, { account: 'owner', email: squatter.email })
    expect(headers.location).toBe('/')
    expect((await owner.call(sessions.currentUser)).reply().id).toBe(squatter.id)
    expect((await owner.call(secondFactors.list)).reply()).toMatchObject({ passkeys: [], appSince: null })
  })

  it('lets users without a password change their factors for 15 minutes after signing in', async () => {
    const ann = await aPasskeyHolder(app, { hasPassword: false })
    expect((await ann.browser.call(secondFactors.beginApp, { body: {} })).status).toBe(200)
    const { kysely } = app.database
    const late = aBrowser(app)
    late.cookies.set('session', await startSession(app.database, ann.id))
    await kysely
      .updateTable('sessions')
      .set((row) => ({
        authenticated_at: row('authenticated_at', '-', 16 * 60_000),
        second_factor_at: app.database.now,
      }))
      .where('user_id', '=', ann.id)
      .execute()
    const refused = await late.call(secondFactors.beginApp, { body: {} })
    expect([refused.status, refused.json()]).toMatchObject([403, { code: 'sign_in_again' }])
  })
})
