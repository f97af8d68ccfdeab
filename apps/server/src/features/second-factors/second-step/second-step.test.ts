import { accounts, RATE_LIMITS, SECOND_FACTOR_MESSAGES, secondFactors, sessions } from '@wordloom/contract'
import { anAddress } from '@wordloom/testing/accounts/address'
import { type App, aLink, aPerson, PASSWORD, suspend } from '@wordloom/testing/accounts/person'
import {
  aTwoFactorPerson,
  aWaitingBrowser,
  enterCode,
  enterRecoveryCode,
  forgetUsedCodes,
  withApp,
} from '@wordloom/testing/accounts/two-factor-person'
import { DATABASES } from '@wordloom/testing/database/database'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser } from '@wordloom/testing/server/browser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const START_MS = 60_000
const { wrongCode, wrongRecoveryCode, signInOver } = SECOND_FACTOR_MESSAGES
const OVER = { code: 'not_found', message: signInOver }

describe.each(DATABASES)('signing in to an account with an authenticator app, on %s,', (kind) => {
  let app: App
  beforeAll(async () => {
    app = await anApp({ kind })
  }, START_MS)
  afterAll(() => app[Symbol.asyncDispose]())

  it('takes a code beside the password', async () => {
    const ann = await withApp(await aPerson(app))
    const { browser, step } = await aWaitingBrowser(app, ann)
    expect(step).toEqual({ factors: ['app', 'recovery_code'], passkeyOptions: null })
    expect([...browser.cookies.keys()]).toEqual(['second-step'])
    expect((await browser.call(sessions.currentUser)).status).toBe(401)
    expect((await browser.call(secondFactors.step)).json()).toEqual({ secondStep: step })
    expect(await actionsOf(app, ann.id)).not.toContain('sign_in')

    const { reply } = await enterCode(browser, ann.codeIn(1))
    expect(reply().id).toBe(ann.id)
    expect([...browser.cookies.keys()].toSorted()).toEqual(['device', 'session', 'signed-in'])
    expect((await browser.call(sessions.currentUser)).status).toBe(200)
    expect((await browser.call(secondFactors.step)).status).toBe(404)
    const signIns = await entriesOf(app, ann.id, 'sign_in')
    expect(signIns).toEqual([{ actor_id: ann.id, details: '{"factor":"app"}' }])
  })

  it('sets a cookie that scripts cannot read and that expires with the sign-in', async () => {
    const { email } = await aTwoFactorPerson(app)
    const answer = await aBrowser(app).send('POST', sessions.signIn.path, { email, password: PASSWORD })
    expect(answer.headers['set-cookie']).toMatch(
      /^second-step=[\w-]{64}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('reveals the second factor only after the right password', async () => {
    const { email } = await aTwoFactorPerson(app)
    const wrong = { body: { email, password: 'nine looms at noon' } }
    const answer = await aBrowser(app, { address: anAddress() }).call(sessions.signIn, wrong)
    expect([answer.status, answer.json()]).toMatchObject([401, { code: 'invalid_credentials' }])
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it('takes a code once, and then no earlier code', async () => {
    const ann = await aTwoFactorPerson(app)
    // Compute all codes now, because the next time step may begin during the test.
    const codes = [1, 0, -1].map(ann.codeIn)
    const first = await aWaitingBrowser(app, ann)
    expect((await enterCode(first.browser, codes[0] ?? '')).status).toBe(200)
    const { browser } = await aWaitingBrowser(app, ann)
    for (const code of codes) {
      const { status, json } = await enterCode(browser, code)
      expect([status, json()]).toEqual([
        400,
        { code: 'bad_request', message: wrongCode, fields: { code: wrongCode } },
      ])
    }
  })

  it('lets in only one of many who enter the same code at the same time', async () => {
    const ann = await aTwoFactorPerson(app)
    const waiting = await Promise.all(Array.from({ length: 6 }, () => aWaitingBrowser(app, ann)))
    const code = ann.codeIn(1)
    const answers = await Promise.all(waiting.map(({ browser }) => enterCode(browser, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400])
  })

  it('lets a browser in once, however many requests it sends at the same time', async () => {
    const ann = await withApp(await aPerson(app))
    const { browser } = await aWaitingBrowser(app, ann)
    const cookie = `second-step=${browser.cookies.get('second-step')}`
    const [code, ...codes] = ann.recoveryCodes
    const answers = await Promise.all(
      [ann.codeIn(1), code, ...codes.slice(0, 2)].map((given, at) => {
        const factor = at === 0 ? 'app' : 'recovery_code'
        const payload = { factor, code: given }
        return app.inject({ method: 'POST', url: secondFactors.prove.path, headers: { cookie }, payload })
      }),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404, 404])
    const left = (await ann.browser.call(secondFactors.list)).reply().recoveryCodesLeft
    // Requests that came too late must not use up a recovery code.
    expect(left).toBeGreaterThanOrEqual(9)
  })

  it('is over after five wrong codes, and the audit log records it', async () => {
    const ann = await aTwoFactorPerson(app)
    const { browser } = await aWaitingBrowser(app, ann)
    for (let time = 0; time < 5; time++) {
      expect((await enterCode(browser, wrong(ann))).json()).toMatchObject({ message: wrongCode })
    }
    expect((await enterCode(browser, ann.codeIn(1))).json()).toMatchObject(OVER)
    expect(await actionsOf(app, ann.id)).toContain('second_step_failed')
    const again = await aWaitingBrowser(app, ann)
    expect((await enterCode(again.browser, ann.codeIn(1))).status).toBe(200)
  })

  it('checks five codes at most, however many arrive at the same time', async () => {
    const ann = await aTwoFactorPerson(app)
    const { browser } = await aWaitingBrowser(app, ann)
    const answers = await Promise.all(Array.from({ length: 9 }, () => enterCode(browser, wrong(ann))))
    const looked = answers.filter(({ status }) => status === 400)
    expect(looked).toHaveLength(5)
  })

  it('counts wrong codes per account, and separately for a browser it knows', async () => {
    const ann = await aTwoFactorPerson(app)
    const { most, seconds } = RATE_LIMITS.secondFactorPerAccount
    const known = await aWaitingBrowser(app, ann)
    expect((await enterCode(known.browser, ann.codeIn(1))).status).toBe(200)

    for (let left = most; left > 0; left -= 5) {
      const { browser } = await aWaitingBrowser(app, ann)
      for (let time = 0; time < 5; time++) await enterCode(browser, wrong(ann))
    }
    await forgetUsedCodes(app, ann)
    const { browser } = await aWaitingBrowser(app, ann)
    const refused = await enterCode(browser, ann.codeIn(1))
    expect([refused.status, refused.json()]).toMatchObject([429, { code: 'too_many_requests' }])
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(seconds)

    await known.browser.call(sessions.signIn, { body: { email: ann.email, password: PASSWORD } })
    expect((await enterCode(known.browser, ann.codeIn(1))).status).toBe(200)
  })

  it('takes each recovery code once, in any case and with or without dashes, and sends an email about it', async () => {
    const ann = await withApp(await aPerson(app))
    const [code = ''] = ann.recoveryCodes
    const first = await aWaitingBrowser(app, ann)
    const answer = await enterRecoveryCode(first.browser, ` ${code.toUpperCase().replaceAll('-', ' ')} `)
    expect(answer.status).toBe(200)
    expect((await ann.browser.call(secondFactors.list)).reply().recoveryCodesLeft).toBe(9)
    expect(await mailsTo(app, ann.email)).toContain('{"change":"recovery_code_used"}')

    const { browser } = await aWaitingBrowser(app, ann)
    expect((await enterRecoveryCode(browser, code)).json()).toEqual({
      code: 'bad_request',
      message: wrongRecoveryCode,
      fields: { code: wrongRecoveryCode },
    })
  })

  it('lets in only one of many who enter the same recovery code at the same time', async () => {
    const ann = await withApp(await aPerson(app))
    const [code = ''] = ann.recoveryCodes
    const waiting = await Promise.all(Array.from({ length: 4 }, () => aWaitingBrowser(app, ann)))
    const answers = await Promise.all(waiting.map(({ browser }) => enterRecoveryCode(browser, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  })

  it('refuses codes of another account', async () => {
    const [ann, bob] = [await aTwoFactorPerson(app), await withApp(await aPerson(app))]
    const { browser } = await aWaitingBrowser(app, ann)
    expect((await enterRecoveryCode(browser, bob.recoveryCodes[0] ?? '')).status).toBe(400)
    expect((await enterCode(browser, bob.codeIn(1))).status).toBe(400)
  })

  it('is over after ten minutes', async () => {
    const ann = await aTwoFactorPerson(app)
    const { browser } = await aWaitingBrowser(app, ann)
    await app.database.kysely
      .updateTable('second_steps')
      .set({ expires_at: app.database.now })
      .where('user_id', '=', ann.id)
      .execute()
    expect((await browser.call(secondFactors.step)).status).toBe(404)
    expect((await enterCode(browser, ann.codeIn(1))).json()).toMatchObject(OVER)
  })

  it.each(['', 'x', 'A'.repeat(64)])(
    'is over for a cookie that matches no waiting sign-in: %j',
    async (secret) => {
      const browser = aBrowser(app, { address: anAddress() })
      browser.cookies.set('second-step', secret)
      expect((await enterCode(browser, '123456')).json()).toMatchObject(OVER)
    },
  )

  it('ends when the password is reset, and still requires codes after that', async () => {
    const ann = await aTwoFactorPerson(app)
    const { browser } = await aWaitingBrowser(app, ann)
    const token = await aLink(app.database, ann, 'reset')
    const password = 'eight looms at dawn'
    await aBrowser(app).call(accounts.resetPassword, { body: { token, password } })
    expect((await enterCode(browser, ann.codeIn(1))).json()).toMatchObject(OVER)
    const again = await browser.call(sessions.signIn, { body: { email: ann.email, password } })
    expect(again.reply()).toHaveProperty('secondStep')
  })

  it('ends when the account is suspended', async () => {
    const ann = await aTwoFactorPerson(app)
    const { browser } = await aWaitingBrowser(app, ann)
    await suspend(app.database, ann.id)
    expect((await enterCode(browser, ann.codeIn(1))).json()).toMatchObject({ code: 'account_suspended' })
    expect(browser.cookies.has('session')).toBe(false)
  })

  it('ends the earlier session of the browser', async () => {
    const [ann, bob] = [await aTwoFactorPerson(app), await aPerson(app)]
    const { email } = ann
    const secret = bob.browser.cookies.get('session') ?? ''
    await bob.browser.call(sessions.signIn, { body: { email, password: PASSWORD } })
    expect((await bob.browser.call(sessions.currentUser)).reply().id).toBe(bob.id)
    await enterCode(bob.browser, ann.codeIn(1))
    expect((await bob.browser.call(sessions.currentUser)).reply().id).toBe(ann.id)
    bob.browser.cookies.set('session', secret)
    expect((await bob.browser.call(sessions.currentUser)).status).toBe(401)
  })

  it('stores neither cookies nor codes in plain text', async () => {
    const ann = await withApp(await aPerson(app))
    const { browser } = await aWaitingBrowser(app, ann)
    const { kysely } = app.database
    const kept = JSON.stringify([
      await kysely.selectFrom('second_steps').selectAll().execute(),
      await kysely.selectFrom('recovery_codes').selectAll().execute(),
    ])
    const random = Buffer.from(browser.cookies.get('second-step') ?? '', 'base64url').subarray(16)
    expect(kept).not.toContain(random.toString('base64url'))
    for (const code of ann.recoveryCodes) expect(kept).not.toContain(code.replaceAll('-', ''))
  })
})

describe('signing in over https', () => {
  it('binds the waiting cookie to the host', async () => {
    await using app = await anApp({ settings: { PUBLIC_URL: 'https://words.example' } })
    const { email } = await aTwoFactorPerson(app)
    const answer = await aBrowser(app).send('POST', sessions.signIn.path, { email, password: PASSWORD })
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-second-step=[\w-]{64}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })
})

describe.runIf(DATABASES.includes('postgres'))('two instances', () => {
  it('share waiting sign-ins, and take a code only once between them', async () => {
    await using app = await anApp({ kind: 'postgres' })
    await using other = await anApp({ kind: 'postgres', beside: app })
    const ann = await aTwoFactorPerson(app)
    const code = ann.codeIn(1)
    const answers = await Promise.all(
      [app, other, app, other].map(async (begun, at) => {
        const { browser } = await aWaitingBrowser(begun, ann)
        const there = aBrowser(at % 2 === 0 ? other : app, { address: anAddress() })
        there.cookies.set('second-step', browser.cookies.get('second-step') ?? '')
        return enterCode(there, code)
      }),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400])
  })
})

function wrong({ codeIn }: { codeIn(steps: number): string }): string {
  const shown = new Set([-2, -1, 0, 1, 2].map(codeIn))
  return ['123456', '654321', '111111', '222222', '333333', '444444'].find((code) => !shown.has(code)) ?? ''
}

async function actionsOf(app: App, userId: string): Promise<string[]> {
  const { kysely } = app.database
  const rows = await kysely
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

function entriesOf(app: App, userId: string, action: string) {
  return app.database.kysely
    .selectFrom('audit_log')
    .select(['actor_id', 'details'])
    .where('subject_id', '=', userId)
    .where('action', '=', action)
    .execute()
}

async function mailsTo(app: App, recipient: string): Promise<string[]> {
  const { kysely } = app.database
  const rows = await kysely.selectFrom('outbox').select('data').where('recipient', '=', recipient).execute()
  return rows.map(({ data }) => data)
}
