import { sessions } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { aBrowser } from '../testing/a-browser.ts'
import { DATABASES } from '../testing/a-database.ts'
import { type App, aPerson, PASSWORD, suspend } from '../testing/a-person.ts'
import { anAddress } from '../testing/an-address.ts'
import { anApp } from '../testing/an-app.ts'

const WRONG = 'not their password'

/** For others: elsewhere than on one's own machine a network may try as often as is said. */
const SERVED = { NODE_ENV: 'production' }

const TIMEOUT_MS = 120_000

describe.each(DATABASES)('signing in, on %s,', (kind) => {
  it('B01 looks the same for a wrong password, an address without account, without password, suspended', async () => {
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

  it('Q1 does not say Unauthorized of a wrong password, which is what ends a session in the browser', async () => {
    await using app = await anApp({ kind })
    const { text } = await aBrowser(app).call(sessions.signIn, wrong('nobody@loom.example'))
    expect(text).not.toMatch(/unauthorized/i)
  })

  it('B02 lets a network fail 30 times in a quarter of an hour', async () => {
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

  it('B02 lets an account be tried 10 times, from whatever networks', async () => {
    await using app = await anApp({ kind, settings: SERVED })
    const { email } = await aPerson(app)
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await guess(app, email)).status).toBe(401)
    }
    const refused = await guess(app, email.toUpperCase())
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  })

  it('B02 counts no network by an address that it makes up', async () => {
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

  it('B02 counts one network, however a trusted proxy writes its address', async () => {
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
    'B02 judges no more than the limit, however many come at once',
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

  it('B04 locks nobody out of the browser that they have signed in with before', async () => {
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

  it('B04 locks nobody out of that browser by guessing from the same network either', async () => {
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
    // It has tries of its own, and no more than those.
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await own.call(sessions.signIn, wrong(email))).status).toBe(401)
    }
    expect((await own.call(sessions.signIn, right(email))).status).toBe(429)
  })

  it('J16 knows no credentials of its own', async () => {
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

/** By a stranger from anywhere. */
function guess(app: App, email: string) {
  return aBrowser(app, { address: anAddress() }).call(sessions.signIn, wrong(email))
}
