import { join } from 'node:path'
import {
  accounts,
  MAX_ACCOUNT_BODY_BYTES,
  MAX_EMAIL_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_PASSWORD_CHARACTERS,
  ACCOUNT_FIELD_MESSAGES as SAYS,
  type SentBodyOf,
  sessions,
} from '@wordloom/contract'
import { EMAIL, PASSWORD } from '@wordloom/testing/accounts/account-services'
import { DATABASES } from '@wordloom/testing/database/database'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser, type Browser } from '@wordloom/testing/server/browser'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { createDemoInbox } from '../mail/demo-inbox.ts'

type App = Awaited<ReturnType<typeof anApp>>

const NEW_PASSWORD = 'another loom at dawn'
/** With a public URL, links in emails don't need a listening server. */
const settings = { PUBLIC_URL: 'https://words.example' }

describe.each(DATABASES)('account on %s', (kind) => {
  it('can be created, verified, given a new password, a new address and new names, and deleted', async () => {
    await using app = await anApp({ kind, settings })
    const ann = aBrowser(app)
    const elsewhere = aBrowser(app)
    expect(await statusOf(ann.call(accounts.signUp, { body: { email: EMAIL, password: PASSWORD } }))).toBe(
      201,
    )
    expect(await currentUser(ann)).toMatchObject({ email: EMAIL, emailVerified: 0 })

    const verification = await linkTo(app, EMAIL, '/verify-email')
    expect(await statusOf(elsewhere.call(accounts.verifyEmail, { body: { token: verification } }))).toBe(403)
    expect([...elsewhere.cookies.keys()]).toEqual([])
    expect(await statusOf(ann.call(accounts.verifyEmail, { body: { token: verification } }))).toBe(200)
    expect(await currentUser(ann)).toMatchObject({ emailVerified: 1 })
    expect((await ann.call(accounts.resendVerification)).json()).toEqual({
      message: 'Already verified',
      code: 'conflict',
    })

    await elsewhere.call(accounts.forgotPassword, { body: { email: EMAIL } })
    const reset = await linkTo(app, EMAIL, '/reset-password')
    const body = { token: reset, password: NEW_PASSWORD }
    expect(await statusOf(elsewhere.call(accounts.resetPassword, { body }))).toBe(200)
    expect(await statusOf(ann.call(sessions.currentUser))).toBe(401)
    expect(await statusOf(ann.call(sessions.signIn, { body: { email: EMAIL, password: PASSWORD } }))).toBe(
      401,
    )
    await ann.call(sessions.signIn, { body: { email: EMAIL, password: NEW_PASSWORD } })

    const change = { email: 'ann@atelier.example', currentPassword: NEW_PASSWORD }
    await ann.call(accounts.changeEmail, { body: change })
    const token = await linkTo(app, change.email, '/verify-email')
    expect(await statusOf(ann.call(accounts.verifyEmail, { body: { token } }))).toBe(200)
    expect(await currentUser(ann)).toMatchObject({ email: change.email, emailVerified: 1 })

    const names = { firstName: '  Ann  ', lastName: '' }
    expect((await ann.call(accounts.rename, { body: names })).reply()).toMatchObject({
      firstName: 'Ann',
      lastName: null,
    })
    const removal = await ann.call(accounts.remove, { body: { currentPassword: NEW_PASSWORD } })
    expect([removal.status, removal.text]).toEqual([204, ''])
    expect([...ann.cookies.keys()].filter((name) => !name.endsWith('device'))).toEqual([])
    expect(await peopleOf(app)).toEqual([])
  })

  it('gets a new session when its password changes, and the old cookie stops working', async () => {
    await using app = await anApp({ kind })
    const ann = await signedUp(app)
    const old = new Map(ann.cookies)
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    expect(await statusOf(ann.call(accounts.changePassword, { body }))).toBe(200)
    expect(ann.cookies.get('session')).not.toBe(old.get('session'))
    expect(await currentUser(ann)).toMatchObject({ email: EMAIL })
    const thief = aBrowser(app)
    for (const [name, value] of old) thief.cookies.set(name, value)
    expect(await statusOf(thief.call(sessions.currentUser))).toBe(401)
  })

  it('is created once when twenty people sign up concurrently, in upper and lower case', async () => {
    await using app = await anApp({ kind })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const email = index % 2 === 0 ? EMAIL : EMAIL.toUpperCase()
        return aBrowser(app, { address: `192.0.2.${index}` }).call(accounts.signUp, {
          body: { email, password: PASSWORD },
        })
      }),
    )
    const refusals = answers.filter(({ status }) => status !== 201)
    expect(refusals).toHaveLength(19)
    for (const { status, text } of refusals) {
      expect(status).toBe(409)
      expect(text).toBe('{"message":"An account with this email already exists","code":"conflict"}')
    }
    expect(await peopleOf(app)).toHaveLength(1)
    expect(await app.database.kysely.selectFrom('outbox').select('id').execute()).toHaveLength(1)
  })
})

describe('password reset request', () => {
  it('C04 gets the same answer, byte for byte, whether or not the address has an account', async () => {
    await using app = await anApp({ settings })
    await signedUp(app)
    const suspended = await signedUp(app, 'bob@loom.example')
    const { id } = await currentUser(suspended)
    await app.database.kysely.updateTable('users').set({ is_suspended: 1 }).where('id', '=', id).execute()
    const answers = []
    for (const email of [EMAIL, 'bob@loom.example', 'nobody@loom.example']) {
      const { status, headers, text } = await aBrowser(app).call(accounts.forgotPassword, { body: { email } })
      answers.push({ status, text, headers: { ...headers, date: '', 'x-request-id': '' } })
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({
      status: 200,
      text: `{"message":"If your email exists in our system, you'll receive password reset instructions."}`,
    })
  })

  it.each([
    [{ host: 'evil.example' }],
    [{ 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }],
    [{ forwarded: 'host=evil.example;proto=http' }],
  ])('links to the public URL even if the request says %o', async (headers) => {
    await using app = await anApp({ settings })
    await signedUp(app)
    await aBrowser(app).call(accounts.forgotPassword, { body: { email: EMAIL }, headers })
    const text = await mailTo(app, EMAIL, '/reset-password')
    expect(text).toContain('https://words.example/reset-password?token=')
    expect(text).not.toContain('evil.example')
  })
})

describe('valid account input', () => {
  it.each<[string, Partial<SentBodyOf<typeof accounts.signUp>>]>([
    ['an address of 254 characters', { email: emailOf(MAX_EMAIL_CHARACTERS) }],
    ['64 characters before the @', { email: emailWithLocal(64) }],
    ['an address with white space around it', { email: '  ann@loom.example\n' }],
    ['a password of 8 characters', { password: 'qz7 vk2m' }],
    ['a password of 8 characters beyond the first plane', { password: '🧵🪡🧶🪢🧵🪡🧶🪢' }],
    ['a password of 128 characters', { password: '🧵'.repeat(MAX_PASSWORD_CHARACTERS) }],
    ['names of 200 characters', { firstName: 'a'.repeat(MAX_NAME_CHARACTERS), lastName: 'я'.repeat(200) }],
    ['no names', { firstName: null, lastName: null }],
    ["names that aren't words", { firstName: '<script>alert(1)</script>', lastName: '__proto__' }],
  ])('is accepted: %s', async (_what, part) => {
    await using app = await anApp()
    const body = { email: EMAIL, password: PASSWORD, ...part }
    const answer = await aBrowser(app).call(accounts.signUp, { body })
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)])
  })

  it('reports a short password under the field name of each form', async () => {
    await using app = await anApp()
    const ann = await signedUp(app)
    const short = await ann.send('POST', accounts.resetPassword.path, { token: 'x', password: 'short' })
    expect(short.json()).toMatchObject({ fields: { password: SAYS.passwordShort } })
    const body = { currentPassword: PASSWORD, newPassword: 'short' }
    const change = await ann.send('POST', accounts.changePassword.path, body)
    expect(change.json()).toMatchObject({ fields: { newPassword: SAYS.passwordShort } })
  })
})

describe('invalid account input', () => {
  const starting = anApp()
  afterAll(async () => (await starting)[Symbol.asyncDispose]())

  it.each<[string, object, object]>([
    ['an address of 255 characters', { email: emailOf(MAX_EMAIL_CHARACTERS + 1) }, { email: SAYS.email }],
    ['65 characters before the @', { email: emailWithLocal(65) }, { email: SAYS.email }],
    ['an address without @', { email: 'ann' }, { email: SAYS.email }],
    ['an address with two @', { email: 'ann@loom@loom.example' }, { email: SAYS.email }],
    ['an address without a dot', { email: 'ann@loom' }, { email: SAYS.email }],
    [
      'an address with a line break',
      { email: 'ann@loom.example\nbcc: eve@x.example' },
      { email: SAYS.email },
    ],
    ['two addresses', { email: 'ann@loom.example, eve@x.example' }, { email: SAYS.email }],
    ['a list for an address', { email: ['ann@loom.example'] }, { email: SAYS.email }],
    ['no address', { email: undefined }, { email: SAYS.email }],
    ['null for an address', { email: null }, { email: SAYS.email }],
    ['a password of 7 characters', { password: 'qz7 vk2' }, { password: SAYS.passwordTooShort }],
    [
      'a password of 7 characters once composed',
      { password: 'cafe\u0301 3k' },
      { password: SAYS.passwordTooShort },
    ],
    ['a password of 129 characters', { password: 'é'.repeat(129) }, { password: SAYS.passwordLong }],
    ['an object for a password', { password: { $ne: null } }, { password: SAYS.passwordMissing }],
    ['a number for a password', { password: 12345678 }, { password: SAYS.passwordMissing }],
    ['no password', { password: undefined }, { password: SAYS.passwordMissing }],
    ['a common password', { password: 'sunshine1' }, { password: SAYS.passwordCommon }],
    ['a name of 201 characters', { firstName: 'a'.repeat(201) }, { firstName: SAYS.nameLong }],
    ['a name with a NUL', { lastName: 'Ann\0' }, { lastName: SAYS.nameUnreadable }],
    ['a name with half a character', { firstName: '\ud800' }, { firstName: SAYS.nameUnreadable }],
    ['a number for a name', { firstName: 1 }, { firstName: SAYS.nameUnreadable }],
    ['a field that only the server sets', { isAdmin: true }, { isAdmin: 'Unknown field: isAdmin' }],
    ['another such field', { emailVerified: 1 }, { emailVerified: 'Unknown field: emailVerified' }],
  ])('is refused on sign-up: %s', async (_what, part, fields) => {
    const app = await starting
    const body = { email: EMAIL, password: PASSWORD, ...part }
    const answer = await aBrowser(app).send('POST', accounts.signUp.path, body)
    expect([answer.status, answer.json()]).toEqual([
      400,
      { message: expect.any(String), code: 'bad_request', fields },
    ])
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await peopleOf(app)).toEqual([])
  })

  it.each([
    ['{"__proto__":{"isAdmin":true},"email":"ann@loom.example","password":"seven looms at dusk"}'],
    ['{"constructor":{"prototype":{"isAdmin":true}},"email":"ann@loom.example","password":"x"}'],
    ['[]'],
    ['null'],
    ['"ann@loom.example"'],
    [''],
    ['{'],
  ])('is refused as a body: %s', async (payload) => {
    const app = await starting
    const headers = { 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url: accounts.signUp.path, headers, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'bad_request' })
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it('is refused above 16 KiB or in a format other than JSON', async () => {
    await using app = await anApp()
    const ann = await signedUp(app)
    const cookie = [...ann.cookies].map((pair) => pair.join('=')).join('; ')
    for (const { method, path: url } of Object.values(accounts).filter((each) => 'body' in each)) {
      const statusOf = async (type: string, payload: string) =>
        (await app.inject({ method, url, headers: { 'content-type': type, cookie }, payload })).statusCode
      const answers = [
        await statusOf('application/json', `{"x":"${'a'.repeat(MAX_ACCOUNT_BODY_BYTES)}"}`),
        await statusOf('text/plain', '{}'),
        await statusOf('application/x-www-form-urlencoded', 'email=ann'),
      ]
      expect([url, ...answers]).toEqual([url, 413, 415, 415])
    }
  })

  it.each(Object.values(accounts).filter((each) => each.access === 'signed-in'))(
    'is refused without a session: $method $path',
    async (endpoint) => {
      const app = await starting
      const answer = await aBrowser(app).send(endpoint.method, endpoint.path)
      expect([answer.status, answer.text]).toEqual([401, '{"message":"Unauthorized","code":"unauthorized"}'])
    },
  )
})

function emailWithLocal(characters: number): string {
  return `${'a'.repeat(characters)}@loom.example`
}

function emailOf(characters: number): string {
  return `${'a'.repeat(64)}@${'b'.repeat(characters - 73)}.example`
}

function peopleOf({ database }: App) {
  return database.kysely.selectFrom('users').selectAll().where('is_admin', '=', 0).execute()
}

async function signedUp(app: App, email = EMAIL): Promise<Browser> {
  const browser = aBrowser(app)
  ;(await browser.call(accounts.signUp, { body: { email, password: PASSWORD } })).reply()
  return browser
}

async function currentUser(browser: Browser) {
  return (await browser.call(sessions.currentUser)).reply()
}

async function statusOf(answer: Promise<{ readonly status: number }>): Promise<number> {
  return (await answer).status
}

async function linkTo(app: App, recipient: string, page: string): Promise<string> {
  const [, token = ''] = /[?&]token=([\w-]+)/.exec(await mailTo(app, recipient, page)) ?? []
  return token
}

function mailTo(app: App, recipient: string, page: string): Promise<string> {
  const inbox = createDemoInbox(join(app.dataFolder, 'mail'))
  return vi.waitFor(
    async () => {
      const sent = (await inbox.list()).filter(({ to }) => to === recipient)
      const texts = await Promise.all(sent.map(async ({ id }) => (await inbox.read(id)).text))
      const text = texts.find((each) => each.includes(`${page}?token=`))
      if (text === undefined) throw new Error(`No mail to ${recipient} leads to ${page}.`)
      return text
    },
    { timeout: 10_000, interval: 50 },
  )
}
