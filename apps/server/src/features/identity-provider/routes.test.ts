import { accounts, ErrorBody, identityProvider, SIGN_IN_PROBLEMS, sessions } from '@wordloom/contract'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aBrowser } from '../../testing/a-browser.ts'
import { anApp } from '../../testing/an-app.ts'
import { aMember, PASSWORD } from './testing/a-member.ts'
import { aProvider, type TestProvider } from './testing/a-provider.ts'
import { arrive, wayBack } from './testing/an-arrival.ts'

const ANN = { account: 'ann', email: 'ann@loom.example' }
/** A port where nobody listens. */
const NOBODY = {
  OIDC_ISSUER: 'http://127.0.0.1:2',
  OIDC_CLIENT_ID: 'wordloom',
  PUBLIC_URL: 'http://words.example',
}

let provider: TestProvider
beforeAll(async () => {
  provider = await aProvider()
})
afterAll(() => provider.kill())

describe('the link to sign in', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['an older browser on another site', { referer: 'http://evil.example/' }],
  ])('leads home when it comes from %s, and begins nothing', async (_from, headers) => {
    await using app = await anApp({ settings: provider.settings })
    const answer = await app.inject({ url: '/api/login', headers })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
    expect(answer.cookies).toEqual([])
    expect(await app.database.kysely.selectFrom('identity_requests').selectAll().execute()).toEqual([])
  })

  it('binds the browser by a cookie that scripts cannot read', async () => {
    for (const [PUBLIC_URL, name, secure] of [
      ['https://words.example', '__Host-sign-in', true],
      ['http://words.example', 'sign-in', undefined],
    ] as const) {
      await using app = await anApp({ settings: { ...provider.settings, PUBLIC_URL } })
      const { cookies } = await app.inject('/api/login')
      expect(cookies).toEqual([
        {
          name,
          value: expect.any(String),
          path: '/',
          httpOnly: true,
          sameSite: 'Lax',
          maxAge: 600,
          ...(secure && { secure }),
        },
      ])
    }
  })

  it('sends people back to the public address, whatever host was asked', async () => {
    await using app = await anApp({ settings: provider.settings })
    const { headers } = await app.inject({ url: '/api/login', headers: { host: 'evil.example' } })
    const back = new URL(String(headers.location)).searchParams.get('redirect_uri')
    expect(back).toBe('http://words.example/api/auth/callback')
  })

  it('cannot be followed without end', async () => {
    await using app = await anApp({
      kind: 'sqlite',
      settings: { ...provider.settings, NODE_ENV: 'production', LOG_LEVEL: 'info' },
    })
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    onTestFinished(() => write.mockRestore())
    const answers = []
    for (let time = 0; time <= 60; time++) answers.push(await app.inject('/api/login'))
    expect(answers.slice(0, 60).map(({ statusCode }) => statusCode)).toEqual(Array(60).fill(303))
    const last = answers.at(-1)
    expect([last?.statusCode, last?.body]).toEqual([429, SIGN_IN_PROBLEMS.incomplete.message])
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect(write.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([
      { code: 'too_many_requests', path: '/api/login', address: '127.0.0.1' },
    ])
  })
})

describe('R10 while the provider cannot be reached', () => {
  it('the server starts, says so on a page, and lets people sign in with a password', async () => {
    await using app = await anApp({ settings: NOBODY })
    const ann = aBrowser(app)
    const answer = await ann.send('GET', '/api/login')
    const { status, message } = SIGN_IN_PROBLEMS.unavailable
    expect([answer.status, answer.text]).toEqual([status, message])
    const body = { email: ANN.email, password: PASSWORD }
    expect((await ann.call(accounts.signUp, { body })).status).toBe(201)
    expect((await aBrowser(app).call(sessions.signIn, { body })).status).toBe(200)
  })

  it('an account is not linked, and its owner is told why', async () => {
    await using app = await anApp({ settings: NOBODY })
    const ann = await aMember(app, ANN.email)
    const answer = await ann.call(identityProvider.link, { body: { currentPassword: PASSWORD } })
    expect([answer.status, ErrorBody.parse(answer.json()).message]).toEqual([
      502,
      SIGN_IN_PROBLEMS.unavailable.message,
    ])
  })

  it('nobody is half signed in who was there when it died', async () => {
    const mortal = await aProvider()
    await using app = await anApp({ settings: mortal.settings })
    const browser = aBrowser(app)
    const way = await wayBack(browser, ANN)
    await mortal.kill()
    const answer = await browser.send('GET', way)
    expect([answer.status, answer.text]).toEqual([502, SIGN_IN_PROBLEMS.unavailable.message])
    expect(browser.cookies.has('session')).toBe(false)
    const users = await app.database.kysely.selectFrom('users').select('email').execute()
    expect(users.map(({ email }) => email)).not.toContain(ANN.email)
  })
})

describe('the provider', () => {
  it('R10 may have gone when people who signed in through it go on', async () => {
    const mortal = await aProvider()
    await using app = await anApp({ settings: mortal.settings })
    const browser = aBrowser(app)
    await arrive(browser, ANN)
    await mortal.kill()
    expect((await browser.call(sessions.currentUser)).status).toBe(200)
  })
})
