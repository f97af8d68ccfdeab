import { accounts, admin, type Endpoint, ERRORS, ItemParams } from '@wordloom/contract'
import { ENDPOINTS } from '@wordloom/server/internal/http/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAddress } from '../../src/accounts/address.ts'
import { type App, aPerson } from '../../src/accounts/person.ts'
import { DATABASES } from '../../src/database/database.ts'
import { snapshotOf } from '../../src/database/snapshot.ts'
import { anApp } from '../../src/server/app.ts'
import { aBrowser } from '../../src/server/browser.ts'
import { validBodyOf } from '../../src/server/valid-bodies.ts'

const START_MS = 60_000

describe.each(DATABASES)('every endpoint, on %s,', (kind) => {
  let app: App
  beforeAll(async () => {
    app = await anApp({ kind })
  }, START_MS)
  afterAll(() => app[Symbol.asyncDispose]())

  it('A17 ignores unknown query parameters', async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)]
    for (const { path, method } of ENDPOINTS.filter((endpoint) => endpoint.access === 'signed-in')) {
      if (method !== 'GET' || path.includes('download')) continue
      const plain = await person.browser.send(method, path)
      const query = `userId=${other.id}&id=${other.id}&admin=1&isAdmin=true&limit=-1&limit=2&__proto__=x`
      const asked = await person.browser.send(method, `${path}?${query}`)
      if (asked.status === 400) continue
      expect([path, asked.status, asked.text]).toEqual([path, plain.status, plain.text])
    }
  })

  describe('A15 an impossible id is answered like a missing one', () => {
    const MISSING = new Map<Endpoint['params'], string>([[ItemParams, '9007199254740991']])
    const IMPOSSIBLE = [
      ...['0', '-1', '+1', '01', '1.0', '1e3', '0x1', '1%20', '%201', '%00', '٣', 'one', 'null'],
      ...['9007199254740992', '9007199254740993', '9999999999999999', '1'.repeat(200), '1'.repeat(8000)],
    ]
    const named = ENDPOINTS.filter(({ params }) => params !== undefined)

    it.each(named)('$method $path', async (endpoint) => {
      const { method, path, params, access } = endpoint
      const valid = endpoint.body && validBodyOf(endpoint)
      const person = await aPerson(app, { isAdmin: access === 'admin' })
      const cookie = `session=${person.browser.cookies.get('session')}`
      const json = { 'content-type': 'application/json' }
      const before = await snapshotOf(app.database)
      for (const [payload, query, headers] of [
        [valid, '', { cookie }],
        [valid, '', {}],
        [{ unknown: 1 }, '', { cookie }],
        [valid, '?view=all&format=all&contents=all', { cookie }],
        [valid, '', { cookie, 'if-match': 'x', 'idempotency-key': 'x y' }],
      ] as const) {
        const answerTo = async (id: string) => {
          const url = path.replace(':id', id) + query
          const options = { method, url, headers: { ...headers, ...(payload && json) } }
          const answer = await app.inject({
            ...options,
            ...(payload && { payload }),
            remoteAddress: anAddress(),
          })
          const { date: _, 'x-request-id': __, ...others } = answer.headers
          return [answer.statusCode, others, answer.body]
        }
        const missing = await answerTo(MISSING.get(params) ?? 'A'.repeat(43))
        for (const id of MISSING.has(params) ? IMPOSSIBLE : ['A'.repeat(200), 'A'.repeat(8000)]) {
          expect([id, await answerTo(id)]).toEqual([id, missing])
        }
      }
      expect(await snapshotOf(app.database)).toEqual(before)
    })
  })

  it.each(['', 'x', 'A'.repeat(64), 'a'.repeat(65), '%00', '../../etc'])(
    'A10 refuses a made-up session: %j',
    async (secret) => {
      for (const endpoint of ENDPOINTS.filter(({ access }) => access === 'signed-in' || access === 'admin')) {
        const { method, path } = endpoint
        const answer = await app.inject({ method, url: path, headers: { cookie: `session=${secret}` } })
        const { status, message } = ERRORS.unauthorized
        expect([answer.statusCode, answer.json()]).toEqual([status, { message, code: 'unauthorized' }])
        for (const cookie of answer.cookies)
          expect([cookie.value, cookie.expires?.getTime()]).toEqual(['', 0])
      }
    },
  )

  it('B16 no response of the API may be cached on the way', async () => {
    const { browser } = await aPerson(app)
    for (const { method, path } of ENDPOINTS.filter((endpoint) => endpoint.method === 'GET')) {
      if (path.startsWith('/api/dev/') && kind !== 'sqlite') continue
      for (const each of [browser, aBrowser(app)]) {
        const { headers } = await each.send(method, path.replace(':id', 'x'))
        expect([path, headers]).toEqual([
          path,
          expect.objectContaining({
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
            vary: expect.stringMatching(/\bCookie\b/i),
          }),
        ])
        expect(headers['content-type']).toMatch(
          /^(application\/json; charset=utf-8|application\/zip|text\/html; charset=utf-8)$/,
        )
        expect(headers).not.toHaveProperty('server')
        expect(headers).not.toHaveProperty('x-powered-by')
        expect(headers).not.toHaveProperty('access-control-allow-origin')
      }
    }
  })

  it("J09 keeps an impersonating administrator out of the user's private settings and the administration", async () => {
    const [boss, ann] = [await aPerson(app, { isAdmin: true }), await aPerson(app)]
    await boss.browser.call(admin.signInAs, { params: { id: ann.id } })
    const before = await snapshotOf(app.database)
    for (const endpoint of ENDPOINTS) {
      const { method, path, access, isClosedToImpersonators } = endpoint
      const isOfAdministrators = access === 'admin'
      if (!isOfAdministrators && !isClosedToImpersonators) continue
      const body = endpoint.body && validBodyOf(endpoint)
      const { status, json } = await boss.browser.send(method, path.replace(':id', ann.id), body)
      const { status: expected, message } = ERRORS[isOfAdministrators ? 'admin_required' : 'impersonating']
      expect([path, status, json()]).toMatchObject([path, expected, { message }])
    }
    expect(await snapshotOf(app.database)).toEqual(before)
  })

  it('J09 is closed to an impersonator if it changes the account, its sessions or its plan', () => {
    const changing = ENDPOINTS.filter(({ method, access }) => method !== 'GET' && access === 'signed-in')
    const own = changing.filter(({ path }) =>
      /^\/api\/(account|auth|subscription|sandbox|[a-z]+-subscription|resend)/.test(path),
    )
    expect(own.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/account', '/api/create-subscription']),
    )
    expect(own.filter(({ isClosedToImpersonators }) => !isClosedToImpersonators)).toEqual([])
    expect(accounts.download.isClosedToImpersonators).toBe(true)
  })

  it("B13 B14 refuses changes from another site with the victim's cookies", async () => {
    const victim = await aPerson(app)
    const before = await snapshotOf(app.database)
    const changing = ENDPOINTS.filter(({ method, isSigned }) => method !== 'GET' && !isSigned)
    for (const endpoint of changing) {
      const { method, path } = endpoint
      const payload = JSON.stringify(validBodyOf(endpoint))
      for (const headers of [
        { origin: 'https://evil.example', 'content-type': 'application/json' },
        { origin: 'null', 'content-type': 'text/plain' },
        { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
        { 'sec-fetch-site': 'same-site', 'content-type': 'application/json' },
        { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
      ]) {
        const answer = await app.inject({
          method,
          url: path,
          payload,
          headers: { ...headers, cookie: `session=${victim.browser.cookies.get('session')}` },
        })
        expect([path, answer.statusCode, answer.json()]).toEqual([
          path,
          403,
          { message: 'Cross-site request blocked', code: 'cross_site' },
        ])
        expect(answer.headers['set-cookie']).toBeUndefined()
      }
    }
    expect(await snapshotOf(app.database)).toEqual(before)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    'https:evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '%0d%0aLocation:%20https://evil.example',
  ])('D08 never redirects to another site after signing in: %s', async (path) => {
    for (const name of ['next', 'returnTo']) {
      const { status, headers } = await aBrowser(app).send('GET', `/api/login?${name}=${path}`)
      expect([status, headers['location']]).toEqual([303, '/login'])
    }
  })
})
