import { ERRORS } from '@wordloom/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { anAddress } from '../../src/accounts/address.ts'
import { type App, aPerson, forgetAllBut, type Person, suspend } from '../../src/accounts/person.ts'
import { DATABASES, type DatabaseKind } from '../../src/database/database.ts'
import { snapshotOf } from '../../src/database/snapshot.ts'
import { aBrowser } from '../../src/server/browser.ts'
import { anInstallation, type Installation } from '../../src/server/routes.ts'
import { ACCESS, ACTORS, type Actor, type Answer, type InstallationName, type Row } from './access-matrix.ts'

/** Nothing listens on port 9. */
const PROVIDER = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'wordloom' }

const SETTINGS = { demo: {}, served: { NODE_ENV: 'production', ...PROVIDER } } as const

const INSTALLATIONS = DATABASES.flatMap((kind): { kind: DatabaseKind; name: InstallationName }[] =>
  kind === 'sqlite'
    ? [
        { kind, name: 'demo' },
        { kind, name: 'served' },
      ]
    : [{ kind, name: 'served' }],
)

const DEMO_PAGE = /^\/(demo|dev)\//

const START_MS = 60_000

const API_TYPE = /^application\/json/

describe.each(INSTALLATIONS)('access, $name on $kind', ({ kind, name }) => {
  let installation: Installation
  let boss: Person
  beforeAll(async () => {
    installation = await anInstallation(kind, SETTINGS[name])
    // The last administrator can't delete their own account, so there must be two.
    boss = await aPerson(installation.app, { isAdmin: true })
  }, START_MS)
  afterAll(() => installation.app[Symbol.asyncDispose]())
  // Snapshots of the whole database are slow, so keep it small.
  afterEach(() => forgetAllBut(installation.app.database, boss))

  const rows = ACCESS.filter((row) => row.installation === undefined || row.installation === name)

  it('has a row for every route, and no other rows', () => {
    const known = new Set(rows.map(({ method, path }) => `${method} ${path}`))
    const present = installation.routes
      .filter((route) => !isHead(route) && !isPage(route))
      .map(({ method, path }) => `${method} ${path}`)
    expect([...new Set(present)].toSorted()).toEqual([...known].toSorted())
  })

  it('a page or a file is the same for everyone', async () => {
    const { app, routes } = installation
    const pages = routes
      .filter((route) => isPage(route))
      .map(({ path }) => path.replace(':id', '1').replace(':target', 'slug'))
    expect(pages.length).toBeGreaterThan(0)
    const admin = await aPerson(app, { isAdmin: true })
    for (const path of pages) {
      const [stranger, boss] = [await aBrowser(app).send('GET', path), await admin.browser.send('GET', path)]
      if (stranger.status === 308) continue
      expect([path, stranger.status]).toEqual([path, DEMO_PAGE.test(path) ? 404 : 200])
      expect(stranger.headers['content-type']).not.toMatch(API_TYPE)
      expect(boss.text).toBe(stranger.text)
    }
  })

  describe.each(rows)('$title', (row) => {
    it.each(ACTORS.filter((actor) => row.answers[actor] !== null))('%s', async (actor) => {
      await tryOut(installation.app, row, actor)
    })
  })

  const closed = rows.filter(({ answers }) => answers.other === 'not_found')
  it.each(closed)("A08 $title: an administrator can't reach the items of others either", async (row) => {
    const { app } = installation
    const asker = await aPerson(app, { isAdmin: true })
    const { browser } = asker
    const target = await aPerson(app)
    const sending = (await row.send?.({ database: app.database, actor: 'other', asker, target })) ?? {}
    const before = await snapshotOf(app.database)
    const answer = row.endpoint && (await browser.call(row.endpoint, sending))
    expect(answer?.status).toBe(404)
    expect(await snapshotOf(app.database)).toEqual(before)
  })

  const reads = rows.filter(({ method }) => method === 'GET')
  it.each(reads)('HEAD $path answers like GET, without a body', async (row) => {
    const { app } = installation
    const { browser } = await aPerson(app)
    const path = row.path.replace(':id', 'no-such-mail')
    for (const each of [browser, aBrowser(app, { address: anAddress() })]) {
      const got = await each.send('GET', path)
      const cookie = { cookie: [...each.cookies].map((pair) => pair.join('=')).join('; ') }
      const remoteAddress = anAddress()
      const headed = await app.inject({ method: 'HEAD', url: path, remoteAddress, headers: cookie })
      expect(headed.statusCode).toBe(got.status)
      expect(headed.body).toBe('')
    }
  })

  const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
  it.each([...new Set(rows.map(({ path }) => path))])('%s has no other methods', async (path) => {
    const { app } = installation
    const { browser } = await aPerson(app, { isAdmin: true })
    const before = await snapshotOf(app.database)
    const own = new Set(rows.filter((row) => row.path === path).map(({ method }) => method))
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    for (const method of METHODS) {
      if (own.has(method as Row['method']) || isServed(rows, method, path)) continue
      const answer = await app.inject({ method, url: path.replace(':id', '1'), headers: { cookie } })
      expect([method, answer.statusCode, answer.json()]).toEqual([method, ...refusalOfMethod(path)])
    }
    expect(await snapshotOf(app.database)).toEqual(before)
  })
})

async function tryOut(app: App, row: Row, actor: Actor): Promise<void> {
  const [asker, target] = await peopleFor(app, actor)
  const { database } = app
  const sending = (await row.send?.({ database, actor, asker, target })) ?? {}
  if (actor === 'suspended') await suspend(database, asker.id)
  const browser = actor === 'visitor' ? aBrowser(app, { address: anAddress() }) : asker.browser
  const before = await snapshotOf(database)

  const answer = row.endpoint
    ? await browser.call(row.endpoint, sending)
    : await browser.send(row.method, row.path)

  const expected = row.answers[actor] ?? 404
  expect(describeAnswer(answer)).toEqual(describeExpected(expected, answer))
  if (answer.status >= 400) expect(await snapshotOf(database)).toEqual(before)
}

async function peopleFor(app: App, actor: Actor): Promise<[asker: Person, target: Person]> {
  const asker = await aPerson(app, { isVerified: actor !== 'unverified', isAdmin: actor === 'admin' })
  return [asker, actor === 'other' ? await aPerson(app) : asker]
}

function isServed(rows: readonly Row[], method: string, path: string): boolean {
  return rows.some((row) => {
    const parts = row.path.split('/')
    const given = path.split('/')
    const isMatch = parts.every((part, at) => part.startsWith(':') || part === given[at])
    return row.method === method && parts.length === given.length && isMatch
  })
}

function refusalOfMethod(path: string) {
  const code = path.includes(':') ? 'not_found' : 'method_not_allowed'
  const { status, message } = ERRORS[code]
  return [status, { message, code }]
}

interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly json: () => unknown
}

function describeAnswer(answer: Answered): unknown {
  return isRefusalOfApi(answer) ? [answer.status, answer.json()] : answer.status
}

function describeExpected(expected: Answer, answer: Answered): unknown {
  if (typeof expected === 'number') return expected
  const [code, message] = typeof expected === 'string' ? [expected, ERRORS[expected].message] : expected
  return isRefusalOfApi(answer) ? [ERRORS[code].status, { message, code }] : ERRORS[code].status
}

function isRefusalOfApi({ status, headers }: Answered): boolean {
  return status >= 400 && headers['content-type'] === 'application/json; charset=utf-8'
}

function isHead({ method }: { method: string }): boolean {
  return method === 'HEAD'
}

function isPage({ method, path }: { method: string; path: string }): boolean {
  return method === 'GET' && !/^\/(api(?!\/docs)|healthz|readyz|metrics)\b/.test(path)
}
