import {
  API_TOKEN_MESSAGES,
  type Endpoint,
  ERRORS,
  type ErrorCode,
  savedLists,
  sessions,
} from '@wordloom/contract'
import { ENDPOINTS } from '@wordloom/server/internal/http/endpoints'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { anAddress } from '../../src/accounts/address.ts'
import { type App, aPerson, forgetAllBut, type Person, suspend } from '../../src/accounts/person.ts'
import { addToken } from '../../src/accounts/token.ts'
import { DATABASES } from '../../src/database/database.ts'
import { snapshotOf } from '../../src/database/snapshot.ts'
import { addList } from '../../src/library/library.ts'
import { anApp } from '../../src/server/app.ts'
import { aBrowser } from '../../src/server/browser.ts'
import { validBodyOf } from '../../src/server/valid-bodies.ts'
import { ACCESS, type Answer, type Row } from './access-matrix.ts'

const START_MS = 60_000

/** `other` has a token with the scope `write` and requests someone else's items. */
const PROGRAMS = ['read', 'write', 'other'] as const
type Program = (typeof PROGRAMS)[number]

/** Their input is too long for a URL, but they change nothing. */
const CALCULATING = [
  'POST /api/campaigns',
  'POST /api/checks',
  'POST /api/combine',
  'POST /api/combine/count',
  'POST /api/negatives',
  'POST /api/packing',
  'POST /api/products',
]

type Call = Row & { readonly endpoint: Endpoint }

const OPEN = ACCESS.filter((row): row is Call => row.endpoint?.tokenScope !== undefined)
const CLOSED = ENDPOINTS.filter(({ tokenScope }) => tokenScope === undefined)

describe.each(DATABASES)('API tokens, on %s', (kind) => {
  let app: App
  let boss: Person
  beforeAll(async () => {
    app = await anApp({ kind })
    boss = await aPerson(app, { isAdmin: true })
  }, START_MS)
  afterAll(() => app[Symbol.asyncDispose]())
  afterEach(() => forgetAllBut(app.database, boss))

  it('open the library, the current user, the limits of the account and what changes nothing', () => {
    const open = ENDPOINTS.filter(({ tokenScope }) => tokenScope !== undefined)
    const beside = open.filter(({ path }) => !/^\/api\/(saved-|folders|projects|marks|trash)/.test(path))
    expect(beside.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'GET /api/auth/user',
      'GET /api/entitlements',
      'GET /api/subscription/status',
      'GET /api/targets',
      ...CALCULATING,
    ])
    for (const endpoint of open) {
      const isReading = endpoint.method === 'GET' || CALCULATING.includes(nameOf(endpoint))
      expect([nameOf(endpoint), endpoint.tokenScope]).toEqual([
        nameOf(endpoint),
        isReading ? 'read' : 'write',
      ])
    }
  })

  describe.each(OPEN)('$title', (row) => {
    it.each(PROGRAMS.filter((program) => program !== 'other' || row.answers.other !== null))(
      '%s',
      async (program) => {
        await tryOut(app, row, program)
      },
    )
  })

  it('open nothing else, even for an administrator', async () => {
    const boss = await aPerson(app, { isAdmin: true })
    const { headers } = await addToken(app.database, boss.id)
    const refusals = CLOSED.filter(isServed).map((endpoint) => [
      nameOf(endpoint),
      403,
      refusalWith('token_scope'),
    ])
    expect(refusals.length).toBeGreaterThan(30)
    const before = await snapshotOf(app.database)
    expect(await askEverything(CLOSED, headers)).toEqual(refusals)
    expect(withoutUse(await snapshotOf(app.database))).toEqual(withoutUse(before))
  })

  it.each(['of somebody suspended', 'that was ended', 'that has expired'])(
    'open nothing with a token %s',
    async (fate) => {
      const ann = await aPerson(app)
      const { id, headers } = await addToken(app.database, ann.id, {
        days: fate === 'that has expired' ? 0 : 90,
      })
      if (fate === 'of somebody suspended') await suspend(app.database, ann.id)
      if (fate === 'that was ended') {
        await app.database.kysely.deleteFrom('api_tokens').where('token_hash', '=', id).execute()
      }
      const before = await snapshotOf(app.database)
      const refusals = ENDPOINTS.filter(isServed).map((endpoint) => [
        nameOf(endpoint),
        401,
        refusalWith('invalid_token'),
      ])
      expect(await askEverything(ENDPOINTS, headers)).toEqual(refusals)
      expect(await snapshotOf(app.database)).toEqual(before)
    },
  )

  function isServed({ path }: Endpoint): boolean {
    return kind === 'sqlite' || !path.startsWith('/api/dev/')
  }

  async function askEverything(endpoints: readonly Endpoint[], headers: Readonly<Record<string, string>>) {
    const browser = aBrowser(app)
    const answers: unknown[] = []
    for (const endpoint of endpoints.filter(isServed)) {
      const { method, path, body } = endpoint
      const address = path.replace(':id', '1')
      const answer = await browser.send(method, address, body && validBodyOf(endpoint), headers)
      answers.push([nameOf(endpoint), answer.status, answer.json()])
    }
    return answers
  }

  it("take precedence over another user's cookie", async () => {
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    const { headers, id } = await addToken(app.database, ann.id)
    expect((await bob.browser.call(sessions.currentUser, { headers })).reply().id).toBe(ann.id)
    await app.database.kysely.deleteFrom('api_tokens').where('token_hash', '=', id).execute()
    const answer = await bob.browser.call(sessions.currentUser, { headers })
    expect([answer.status, answer.headers['set-cookie']]).toEqual([401, undefined])
    expect((await bob.browser.call(sessions.currentUser)).reply().id).toBe(bob.id)
  })

  it('work from any origin, but without CORS headers', async () => {
    const ann = await aPerson(app)
    const { headers } = await addToken(app.database, ann.id)
    const foreign = { ...headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const body = { name: 'Colors', words: ['red'] }
    expect((await aBrowser(app).call(savedLists.create, { body, headers: foreign })).status).toBe(201)
    // Browsers send a preflight request, which gets no CORS headers.
    const asked = await app.inject({ method: 'OPTIONS', url: savedLists.create.path, headers: foreign })
    expect(asked.statusCode).toBe(405)
    expect(asked.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it.each([
    ['wlt_', ''],
    [`wlt_${'A'.repeat(70)}`, ''],
    ['wlt_x', ' '],
    [`WLT_${'A'.repeat(70)}`, ''],
  ])('are refused when malformed: %j', async (text, space) => {
    const ann = await aPerson(app)
    const headers = { authorization: `bearer ${space}${text}` }
    const { status, headers: answered, json } = await aBrowser(app).call(savedLists.list, { headers })
    expect([status, json()]).toEqual([401, refusalWith('invalid_token')])
    expect(answered['www-authenticate']).toBe('Bearer realm="Wordloom", error="invalid_token"')
    expect((await ann.browser.call(savedLists.list)).status).toBe(200)
  })

  it('leave other credentials in the header to a proxy', async () => {
    const ann = await aPerson(app)
    for (const authorization of ['Basic YW5uOmFubg==', 'Bearer eyJhbGciOiJub25lIn0.e30.', 'Negotiate x']) {
      expect((await ann.browser.call(savedLists.list, { headers: { authorization } })).status).toBe(200)
      expect((await aBrowser(app).call(savedLists.list, { headers: { authorization } })).status).toBe(401)
    }
  })

  it('are limited in misses like a session', async () => {
    const [ann, bob] = [await aPerson(app), await aPerson(app)]
    const { headers } = await addToken(app.database, ann.id)
    const id = await addList(app.database, bob.id)
    const statuses: number[] = []
    for (let miss = 0; miss < 101; miss++) {
      statuses.push((await aBrowser(app).call(savedLists.read, { params: { id }, headers })).status)
    }
    expect(statuses.slice(0, 100)).toEqual(Array(100).fill(404))
    expect(statuses[100]).toBe(429)
  })

  it('work neither in a URL nor in a cookie', async () => {
    const ann = await aPerson(app)
    const { secret } = await addToken(app.database, ann.id)
    const inQuery = await aBrowser(app).send('GET', `/api/auth/user?access_token=${secret}`)
    const inCookie = await app.inject({ url: '/api/auth/user', headers: { cookie: `session=${secret}` } })
    expect([inQuery.status, inCookie.statusCode]).toEqual([401, 401])
  })
})

async function tryOut(app: App, row: Call, program: Program): Promise<void> {
  const { database } = app
  const asker = await aPerson(app)
  const actor = program === 'other' ? 'other' : 'user'
  const target = actor === 'other' ? await aPerson(app) : asker
  const sending = (await row.send?.({ database, actor, asker, target })) ?? {}
  const { headers } = await addToken(database, asker.id, { scope: program === 'read' ? 'read' : 'write' })
  const before = await snapshotOf(database)

  const answer = await aBrowser(app, { address: anAddress() }).call(row.endpoint, { ...sending, headers })

  const isTooMuch = program === 'read' && row.endpoint.tokenScope === 'write'
  const expected = isTooMuch ? READ_ONLY : (row.answers[actor] ?? 404)
  expect(describeAnswer(answer, expected)).toEqual(describeExpected(expected))
  if (answer.status >= 400) expect(withoutUse(await snapshotOf(database))).toEqual(withoutUse(before))
}

const READ_ONLY = ['token_scope', API_TOKEN_MESSAGES.readOnly] as const

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

function refusalWith(code: ErrorCode) {
  return { message: ERRORS[code].message, code }
}

interface Answered {
  readonly status: number
  readonly json: () => unknown
}

function describeAnswer({ status, json }: Answered, expected: Answer): unknown {
  return typeof expected === 'number' ? status : [status, json()]
}

function describeExpected(expected: Answer): unknown {
  if (typeof expected === 'number') return expected
  const [code, message] = typeof expected === 'string' ? [expected, ERRORS[expected].message] : expected
  return [ERRORS[code].status, { message, code }]
}

/** A refused request also updates the last use of its token. */
function withoutUse(snapshot: Record<string, readonly string[]>): Record<string, readonly string[]> {
  const tokens = snapshot['api_tokens']?.map((line) => line.replace(/"last_used_at":(null|\d+)/, ''))
  return { ...snapshot, ...(tokens && { api_tokens: tokens }) }
}
