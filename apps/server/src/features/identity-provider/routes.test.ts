import { accounts, ErrorBody, identityProvider, SIGN_IN_PROBLEMS, sessions } from '@wordloom/contract'
import { aMember, PASSWORD } from '@wordloom/testing/identity-provider/member'
import { aProvider, type TestProvider } from '@wordloom/testing/identity-provider/process'
import { callbackOf, signInAs } from '@wordloom/testing/identity-provider/sign-in'
import { anApp } from '@wordloom/testing/server/app'
import { aBrowser } from '@wordloom/testing/server/browser'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

const ANN = { account: 'ann', email: 'ann@loom.example' }
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

describe('sign-in link', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['an older browser on another site', { referer: 'http://evil.example/' }],
  ])('only leads to the home page if it is opened from %s', async (_from, headers) => {
    await using app = await anApp({ settings: provider.settings })
    const answer = await app.inject({ url: '/api/login', headers })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
    expect(answer.cookies).toEqual([])
    expect(await app.database.kysely.selectFrom('identity_requests').selectAll().execute()).toEqual([])
  })

  it("binds the sign-in to the browser with a cookie that scripts can't read", async () => {
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

  it('sends people back to the public URL, whatever the Host header says', async () => {
    await using app = await anApp({ settings: provider.settings })
    const { headers } = await app.inject({ url: '/api/login', headers: { host: 'evil.example' } })
    const back = new URL(String(headers.location)).searchParams.get('redirect_uri')
    expect(back).toBe('http://words.example/api/auth/callback')
  })

  it('is refused after sixty uses', async () => {
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

describe('R10 unreachable provider', () => {
  it('causes an error page, but people can still sign in with a password', async () => {
    await using app = await anApp({ settings: NOBODY })
    const ann = aBrowser(app)
    const answer = await ann.send('GET', '/api/login')
    const { status, message } = SIGN_IN_PROBLEMS.unavailable
    expect([answer.status, answer.text]).toEqual([status, message])
    const body = { email: ANN.email, password: PASSWORD }
    expect((await ann.call(accounts.signUp, { body })).status).toBe(201)
    expect((await aBrowser(app).call(sessions.signIn, { body })).status).toBe(200)
  })

  it("can't be linked, and the owner is told why", async () => {
    await using app = await anApp({ settings: NOBODY })
    const ann = await aMember(app, ANN.email)
    const answer = await ann.call(identityProvider.link, { body: { currentPassword: PASSWORD } })
    expect([answer.status, ErrorBody.parse(answer.json()).message]).toEqual([
      502,
      SIGN_IN_PROBLEMS.unavailable.message,
    ])
  })

  it('leaves nobody half signed in if it dies during a sign-in', async () => {
    const mortal = await aProvider()
    await using app = await anApp({ settings: mortal.settings })
    const browser = aBrowser(app)
    const way = await callbackOf(browser, ANN)
    await mortal.kill()
    const answer = await browser.send('GET', way)
    expect([answer.status, answer.text]).toEqual([502, SIGN_IN_PROBLEMS.unavailable.message])
    expect(browser.cookies.has('session')).toBe(false)
    const users = await app.database.kysely.selectFrom('users').select('email').execute()
    expect(users.map(({ email }) => email)).not.toContain(ANN.email)
  })
})

describe('stopped provider', () => {
  it("R10 doesn't end the sessions of people who signed in through it", async () => {
    const mortal = await aProvider()
    await using app = await anApp({ settings: mortal.settings })
    const browser = aBrowser(app)
    await signInAs(browser, ANN)
    await mortal.kill()
    expect((await browser.call(sessions.currentUser)).status).toBe(200)
  })
})
