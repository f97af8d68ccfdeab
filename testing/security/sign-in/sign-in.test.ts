import { sessions } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { anAddress } from '../../src/accounts/address.ts'
import { type App, aPerson, PASSWORD, suspend } from '../../src/accounts/person.ts'
import { DATABASES } from '../../src/database/database.ts'
import { anApp } from '../../src/server/app.ts'
import { aBrowser } from '../../src/server/browser.ts'

const WRONG = 'not their password'

/** Outside a demo, the normal rate limits apply. */
const SERVED = { NODE_ENV: 'production' }

const TIMEOUT_MS = 120_000

describe.each(DATABASES)('signing in, on %s,', (kind) => {
  it('B01 looks the same for a wrong password, an unknown address, no password and a suspended account', async () => {
    await using app = await anApp({ kind })
    const [member, passwordless, suspended] = [
      await aPerson(app),
      await aPerson(app, { hasPassword: false }),
      await aPerson(app),
    ]
    await suspend(app.database, suspended.id)
    const addresses = [member.email, 'nobody@loom.example', passwordless.email, suspended.email]
    const answers = await Promise.all(
      addresses.map((email) => aBrowser(app, { address: anAddress() }).call(sessions.signIn, wrong(email))),
    )
    const [first] = answers
    expect(first?.text).toBe('{"message":"Invalid email or password.","code":"invalid_credentials"}')
    for (const { status, headers, text } of answers) {
      expect({ status, text, headers: { ...headers, date: '', 'x-request-id': '' } }).toEqual({
        status: 401,
        text: first?.text,
        headers: { ...first?.headers, date: '', 'x-request-id': '' },
      })
    }
  })

  it('Q1 never answers a wrong password with Unauthorized, which would end the session in the browser', async () => {
    await using app = await anApp({ kind })
    const { text } = await aBrowser(app).call(sessions.signIn, wrong('nobody@loom.example'))
    expect(text).not.toMatch(/unauthorized/i)
  })

  it('B02 allows 30 failures per network in 15 minutes', async () => {
    await using app = await anApp({ kind, settings: SERVED })
    const address = anAddress()
    const statuses = new Set<number>()
    for (let attempt = 0; attempt < 30; attempt++) {
      const { status } = await aBrowser(app, { address }).call(
        sessions.signIn,
        wrong(`a${attempt}@loom.example`),
      )
      statuses.add(status)
    }
    expect([...statuses]).toEqual([401])
    const { email } = await aPerson(app)
    const refused = await aBrowser(app, { address }).call(sessions.signIn, right(email))
    expect(refused.json()).toEqual({
      message: 'Too many attempts. Please try again later.',
      code: 'too_many_requests',
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900)
    expect((await aBrowser(app, { address: anAddress() }).call(sessions.signIn, right(email))).status).toBe(
      200,
    )
  })

  it('B02 allows 10 failures per account, from any networks', async () => {
    await using app = await anApp({ kind, settings: SERVED })
    const { email } = await aPerson(app)
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await guess(app, email)).status).toBe(401)
    }
    const refused = await guess(app, email.toUpperCase())
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  })

  it('B02 ignores made-up forwarding headers', async () => {
    await using app = await anApp({ kind, settings: SERVED })
    const address = anAddress()
    const statuses = []
    for (let attempt = 0; attempt < 31; attempt++) {
      const headers = {
        'x-forwarded-for': anAddress(),
        'x-real-ip': anAddress(),
        forwarded: `for=${anAddress()}`,
      }
      const browser = aBrowser(app, { address })
      const body = { email: `b${attempt}@loom.example`, password: WRONG }
      statuses.push((await browser.call(sessions.signIn, { body, headers })).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  it('B02 counts one network, however a trusted proxy spells its address', async () => {
    await using app = await anApp({ kind, settings: { ...SERVED, TRUST_PROXY: '192.0.2.1' } })
    const browser = aBrowser(app, { address: '192.0.2.1' })
    const statuses = []
    for (let attempt = 0; attempt < 31; attempt++) {
      const spelling = [`198.51.100.7:${5000 + attempt}`, '198.51.100.7', '[::ffff:c633:6407]:443'][
        attempt % 3
      ]
      const headers = { 'x-forwarded-for': spelling ?? '' }
      const body = { email: `b${attempt}@loom.example`, password: WRONG }
      statuses.push((await browser.call(sessions.signIn, { body, headers })).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  it(
    'B02 checks no more passwords than the limit, however many attempts come at once',
    async () => {
      await using app = await anApp({ kind, settings: SERVED })
      const { email } = await aPerson(app)
      const answers = await Promise.all(Array.from({ length: 1000 }, () => guess(app, email)))
      const counts = Map.groupBy(answers, ({ status }) => status)
      expect(counts.get(401)).toHaveLength(10)
      expect([...counts.keys()].toSorted()).toEqual([401, 429, 503])
      expect(counts.get(503)?.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true)
    },
    TIMEOUT_MS,
  )

  it('B04 never locks users out of a browser they have used before', async () => {
    await using app = await anApp({ kind, settings: SERVED })
    const { email } = await aPerson(app)
    const own = aBrowser(app, { address: anAddress() })
    expect((await own.call(sessions.signIn, right(email))).status).toBe(200)
    own.cookies.delete('session')
    for (let attempt = 0; attempt < 100; attempt++) await guess(app, email)
    const stranger = await aBrowser(app, { address: anAddress() }).call(sessions.signIn, right(email))
    expect(stranger.status).toBe(429)
    expect((await own.call(sessions.signIn, right(email))).status).toBe(200)
  })

  it('B04 never locks them out of that browser, even by guesses from the same network', async () => {
    await using app = await anApp({ kind, settings: SERVED })
    const { email } = await aPerson(app)
    const address = anAddress()
    const own = aBrowser(app, { address })
    expect((await own.call(sessions.signIn, right(email))).status).toBe(200)
    for (let attempt = 0; attempt <= 30; attempt++) {
      await aBrowser(app, { address }).call(sessions.signIn, wrong(`c${attempt}@loom.example`))
    }
    expect((await aBrowser(app, { address }).call(sessions.signIn, right(email))).status).toBe(429)
    expect((await own.call(sessions.signIn, right(email))).status).toBe(200)
    // A known browser has its own attempts, with the same limit.
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await own.call(sessions.signIn, wrong(email))).status).toBe(401)
    }
    expect((await own.call(sessions.signIn, right(email))).status).toBe(429)
  })

  it('J16 has no default credentials', async () => {
    await using app = await anApp({ kind, settings: SERVED })
    expect((await aBrowser(app).call(sessions.options)).json()).toMatchObject({ demoAccount: null })
    expect(await app.database.kysely.selectFrom('users').select('id').execute()).toEqual([])
    for (const email of ['admin@wordloom.example', 'admin@example.com', 'test@example.com']) {
      for (const password of ['admin', 'password', 'admin123', 'wordloom']) {
        const { status } = await aBrowser(app, { address: anAddress() }).call(sessions.signIn, {
          body: { email, password },
        })
        expect(status).toBe(401)
      }
    }
  })
})

function right(email: string) {
  return { body: { email, password: PASSWORD } }
}

function wrong(email: string) {
  return { body: { email, password: WRONG } }
}

function guess(app: App, email: string) {
  return aBrowser(app, { address: anAddress() }).call(sessions.signIn, wrong(email))
}
