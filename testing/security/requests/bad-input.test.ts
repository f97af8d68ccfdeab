import { randomUUID } from 'node:crypto'
import { accounts, type Endpoint, MAX_SMALL_BODY_BYTES, sessions } from '@wordloom/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { anAddress } from '../../src/accounts/address.ts'
import { type App, aPerson, forgetAllBut, type Person } from '../../src/accounts/person.ts'
import { DATABASES } from '../../src/database/database.ts'
import { snapshotOf } from '../../src/database/snapshot.ts'
import { anApp } from '../../src/server/app.ts'
import { aBrowser } from '../../src/server/browser.ts'
import { validBodyOf, WITH_BODY, WITHOUT_BODY } from '../../src/server/valid-bodies.ts'

const START_MS = 60_000

describe.each(DATABASES)('bad input, on %s,', (kind) => {
  let app: App
  let boss: Person
  beforeAll(async () => {
    app = await anApp({ kind })
    boss = await aPerson(app, { isAdmin: true })
  }, START_MS)
  afterAll(() => app[Symbol.asyncDispose]())
  afterEach(() => forgetAllBut(app.database, boss))

  const someoneFor = ({ access }: Endpoint) => aPerson(app, { isAdmin: access === 'admin' })

  async function refusalFor({ browser }: Person, endpoint: Endpoint, body: unknown) {
    const answer = await browser.send(endpoint.method, pathOf(endpoint), body as object)
    expect([answer.status, answer.headers['set-cookie']]).toEqual([400, undefined])
    return answer.json() as { message: string; fields?: Record<string, string> }
  }

  async function changingNothing<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = await snapshotOf(app.database)
    const result = await work()
    expect(await snapshotOf(app.database)).toEqual(before)
    return result
  }

  async function refusalOf(endpoint: Endpoint, body: unknown) {
    const person = await someoneFor(endpoint)
    return changingNothing(() => refusalFor(person, endpoint, body))
  }

  it.each([
    { isAdmin: true },
    { emailVerified: 1 },
    { subscriptionPlan: 'friends_family' },
    { id: 'x' },
    { stripeSubscriptionId: 'sub_x' },
    { impersonatedBy: 'x' },
  ])('E01 an endpoint refuses unknown fields: %j', async (extra) => {
    const [field = ''] = Object.keys(extra)
    await changingNothing(async () => {
      for (const endpoint of WITH_BODY.filter((each) => !(field in validBodyOf(each)))) {
        const refusal = await refusalFor(boss, endpoint, { ...validBodyOf(endpoint), ...extra })
        expect([endpoint.path, refusal.message]).toEqual([endpoint.path, `Unknown field: ${field}`])
        expect(refusal.fields).toEqual({ [field]: `Unknown field: ${field}` })
      }
    })
  })

  it.each(WITH_BODY)('B11 $method $path refuses fields of another type', async (endpoint) => {
    const valid = validBodyOf(endpoint)
    expect(Object.keys(valid)).not.toEqual([])
    const person = await someoneFor(endpoint)
    await changingNothing(async () => {
      for (const field of Object.keys(valid)) {
        for (const wrong of [123, true, ['a@b.example'], { $ne: null }, { toString: 'x' }, [[]], 'x']) {
          if (isAlike(wrong, valid[field])) continue
          const refusal = await refusalFor(person, endpoint, { ...valid, [field]: wrong })
          // For an array, the invalid item is listed too, as `field.0`.
          const blamed = Object.keys(refusal.fields ?? {}).map((at) => at.split('.')[0])
          expect([...new Set(blamed)]).toEqual([field])
        }
      }
    })
  })

  /** PostgreSQL stores neither. */
  it.each(WITH_BODY)('$method $path survives NUL and lone surrogates in each text', async (endpoint) => {
    const valid = validBodyOf(endpoint)
    const person = await someoneFor(endpoint)
    for (const [field, value] of Object.entries(valid)) {
      if (typeof value !== 'string') continue
      for (const odd of ['\0', '\ud800']) {
        for (const text of [odd, value + odd]) {
          const answer = await person.browser.send(endpoint.method, pathOf(endpoint), {
            ...valid,
            [field]: text,
          })
          expect([field, answer.status < 500]).toEqual([field, true])
        }
      }
    }
  })

  it.each(WITH_BODY)('G05 $method $path refuses a body other than an object', async (endpoint) => {
    const person = await someoneFor(endpoint)
    for (const body of ['null', '[]', '"text"', '5', '', '[{}]']) {
      const answer = await app.inject({
        method: endpoint.method,
        url: pathOf(endpoint),
        headers: {
          cookie: `session=${person.browser.cookies.get('session')}`,
          'content-type': 'application/json',
        },
        payload: body,
      })
      expect([body, answer.statusCode]).toEqual([body, 400])
    }
  })

  it('B11 signing in reports each missing field', async () => {
    expect(await refusalOf(sessions.signIn, { email: ['a@b.c'], password: { $ne: null } })).toMatchObject({
      fields: { email: 'Please enter a valid email address', password: 'Password is required' },
    })
    expect(await refusalOf(sessions.signIn, {})).toMatchObject({
      fields: { email: 'Please enter a valid email address', password: 'Password is required' },
    })
  })

  it.each(WITH_BODY)('G01 $method $path refuses a body above its limit', async (endpoint) => {
    const person = await someoneFor(endpoint)
    const padded = (bytes: number) => {
      const body = JSON.stringify(validBodyOf(endpoint))
      return body + ' '.repeat(bytes - body.length)
    }
    const statusOf = async (payload: string) => {
      const cookie = `session=${person.browser.cookies.get('session')}`
      const headers = { cookie, 'content-type': 'application/json' }
      const { method } = endpoint
      const options = { method, url: pathOf(endpoint), payload, headers, remoteAddress: anAddress() }
      return (await app.inject(options)).statusCode
    }
    const limit = endpoint.bodyLimit ?? MAX_SMALL_BODY_BYTES
    expect(await statusOf(padded(limit + 1))).toBe(413)
    expect(await statusOf(padded(limit))).not.toBe(413)
  })

  it('an endpoint without a body refuses one', async () => {
    for (const endpoint of WITHOUT_BODY) {
      const { method, path } = endpoint
      const person = await someoneFor(endpoint)
      const before = await snapshotOf(app.database)
      const answer = await person.browser.send(method, path.replace(':id', '1'), { userId: 'x' })
      expect([path, answer.status]).toEqual([path, 400])
      expect(await snapshotOf(app.database)).toEqual(before)
    }
  })

  describe('a name', () => {
    const rename = async (firstName: unknown) =>
      (await aPerson(app)).browser.send('PATCH', accounts.rename.path, { firstName })

    it.each([
      ['200 characters', 'n'.repeat(200)],
      ["SQL: Robert'); DROP TABLE users;--", "Robert'); DROP TABLE users;--"],
      ['wildcards and parameters', '% _ $1 ? \\ :name @p'],
      ['nothing but quotes', "'".repeat(200)],
      ['HTML', '<img src=x onerror=alert(1)><script>'],
      ['a template', '{{7*7}} %s %o'],
      ['a property name of every object', '__proto__'],
      ['emoji and combining characters', '👩‍👩‍👧‍👦 Ångström e\u0301'],
      ['right-to-left text', '\u05d0\u05e0\u05d4'],
    ])('F01 may be %s, and comes back unchanged', async (_what, name) => {
      const answer = await rename(name)
      expect([answer.status, (answer.json() as { firstName: string }).firstName]).toEqual([200, name])
      expect(await app.database.kysely.selectFrom('users').select('id').execute()).not.toEqual([])
    })

    it.each([
      ['201 characters', 'n'.repeat(201)],
      ['NUL', 'A\0nn'],
      ['a line break', 'Ann\r\nBcc: eve@evil.example'],
      ['half a surrogate pair', 'Ann \ud800'],
    ])('E07 may not be %s', async (_what, name) => {
      const refusal = await refusalOf(accounts.rename, { firstName: name })
      expect(Object.keys(refusal.fields ?? {})).toEqual(['firstName'])
    })

    it.each(['   ', '', null])('E07 is null when it is blank: %j', async (name) => {
      const answer = await rename(name)
      expect([answer.status, (answer.json() as { firstName: null }).firstName]).toEqual([200, null])
    })
  })

  describe('an email address', () => {
    const local = 'a'.repeat(64)
    const domain = (characters: number) => `${'d'.repeat(characters - '.example'.length)}.example`

    it('may have up to 254 characters', async () => {
      const fits = await aBrowser(app, { address: anAddress() }).send('POST', accounts.forgotPassword.path, {
        email: `${local}@${domain(254 - 65)}`,
      })
      expect(fits.status).toBe(200)
      const refusal = await refusalOf(accounts.forgotPassword, { email: `${local}@${domain(255 - 65)}` })
      expect(refusal.message).toBe('Please enter a valid email address')
    })

    it.each([
      'ann',
      '@loom.example',
      'ann@',
      'ann@loom',
      'ann@@loom.example',
      'ann@loom..example',
      `${'a'.repeat(65)}@loom.example`,
      'ann@loom.example, eve@evil.example',
      'ann@loom.example\r\nBcc: eve@evil.example',
      'Ann <ann@loom.example>',
      '"ann"@loom.example',
      'ann\0@loom.example',
      'ann@[127.0.0.1]',
    ])('C03 is invalid: %j', async (email) => {
      const refusal = await refusalOf(accounts.forgotPassword, { email })
      expect(refusal.message).toBe('Please enter a valid email address')
    })
  })

  describe('E17 a new password', () => {
    it.each([
      [accounts.signUp, 'password', 'Password must be at least 8 characters long.'],
      [accounts.resetPassword, 'password', 'Password must be at least 8 characters'],
      [accounts.changePassword, 'newPassword', 'Password must be at least 8 characters'],
    ] as const)('has 8 to 128 characters: %o', async (endpoint, field, message) => {
      const valid = validBodyOf(endpoint)
      expect((await refusalOf(endpoint, { ...valid, [field]: '🧵'.repeat(7) })).message).toBe(message)
      expect((await refusalOf(endpoint, { ...valid, [field]: '🧵'.repeat(129) })).message).toBe(
        'Password must be at most 128 characters',
      )
    })

    it.each([
      ['8 characters', '🧵🪡🧶🪢🪡🧶🪢🧵'],
      ['128 characters', '🪡'.repeat(128)],
      ['spaces around it', '  loom  at  dusk  '],
      ['NUL inside', 'loom\0dusk weaving'],
      ['quotes', `'"; DROP TABLE users;--`],
    ])('B10 may be %s, and works unchanged', async (_what, password) => {
      const email = `${randomUUID()}@loom.example`
      const signUp = aBrowser(app, { address: anAddress() })
      expect((await signUp.call(accounts.signUp, { body: { email, password } })).status).toBe(201)
      const signIn = (given: string) =>
        aBrowser(app, { address: anAddress() }).call(sessions.signIn, { body: { email, password: given } })
      expect((await signIn(password)).status).toBe(200)
      expect((await signIn(`${password} `)).status).toBe(401)
      expect((await signIn(password.slice(0, -1))).status).toBe(401)
    })
  })

  it('E04 none of the input has polluted a prototype', () => {
    expect('isAdmin' in {}).toBe(false)
  })
})

function pathOf({ path }: Endpoint): string {
  return path.replace(':id', '1')
}

function isAlike(value: unknown, valid: unknown): boolean {
  if (Array.isArray(valid))
    return Array.isArray(value) && value.every((each) => typeof each === typeof valid[0])
  return typeof value === typeof valid && !Array.isArray(value)
}
