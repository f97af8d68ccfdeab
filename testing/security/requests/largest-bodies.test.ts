import { type Endpoint, MAX_SMALL_BODY_BYTES, rateLimitsOf } from '@wordloom/contract'
import { ENDPOINTS } from '@wordloom/server/internal/http/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAddress } from '../../src/accounts/address.ts'
import { type App, aPerson, type Person } from '../../src/accounts/person.ts'
import { DATABASES } from '../../src/database/database.ts'
import { addList, addProject, addResult } from '../../src/library/library.ts'
import {
  largestBodiesOf,
  largestFilesOf,
  largestQueriesOf,
  TAKING_FILES,
  unplaced,
  WITH_QUERY,
} from '../../src/load/largest-bodies.ts'
import { anApp } from '../../src/server/app.ts'
import { validBodyOf, WITH_BODY } from '../../src/server/valid-bodies.ts'

const START_MS = 60_000

/** Enough for what is read in a thread. `npm run bench:server -- hostile` sends the largest bodies and measures times. */
const MAX_BYTES = 128 * 1024

/** Node accepts 16 KB of headers. */
const MAX_QUERY_CHARACTERS = 12 * 1024

const AT_ONCE = 2

describe.each(DATABASES)('the largest bodies that schemas allow, on %s,', (kind) => {
  let app: App
  let watcher: Person
  beforeAll(async () => {
    app = await anApp({ kind })
    watcher = await aPerson(app)
  }, START_MS)
  afterAll(() => app[Symbol.asyncDispose]())

  async function anAttacker({ access }: Endpoint) {
    const person = await aPerson(app, { isAdmin: access === 'admin' })
    const projectId = await addProject(app.database, person.id)
    const ids = new Map([
      ['saved-lists', await addList(app.database, person.id, { projectId })],
      ['saved-results', await addResult(app.database, person.id, { projectId })],
      ['projects', projectId],
    ])
    const cookie = `session=${person.browser.cookies.get('session')}`
    return {
      async send(
        { method, path }: Endpoint,
        payload: string | null,
        { type = 'application/json', query = '' } = {},
      ): Promise<number> {
        const id = ids.get(path.split('/')[2] ?? '') ?? person.id
        const headers = { cookie, ...(payload !== null && { 'content-type': type }) }
        const url = `${path.replace(':id', String(id)).replace(/:\w+/, '1')}?${query}`
        const sent = {
          method,
          url,
          headers,
          remoteAddress: anAddress(),
          ...(payload !== null && { payload }),
        }
        return (await app.inject(sent)).statusCode
      },
    }
  }

  async function others(): Promise<readonly number[]> {
    const health = await app.inject({ method: 'GET', url: '/healthz' })
    return [health.statusCode, (await watcher.browser.send('GET', '/api/auth/user')).status]
  }

  it.each(WITH_BODY)(
    'G19 at $method $path are answered or refused while others are answered',
    async (endpoint) => {
      const attacker = await anAttacker(endpoint)
      const bytes = Math.min(endpoint.bodyLimit ?? MAX_SMALL_BODY_BYTES, MAX_BYTES)
      for (const { place, body } of largestBodiesOf(endpoint, unplaced(endpoint), bytes - 1024)) {
        const answers = Array.from({ length: AT_ONCE }, () => attacker.send(endpoint, body))
        expect(await others()).toEqual([200, 200])
        for (const status of await Promise.all(answers)) expect([place, status < 500]).toEqual([place, true])
      }
      expect(await others()).toEqual([200, 200])
    },
  )

  it.each(TAKING_FILES)('G19 at $method $path are answered or refused as files, too', async (endpoint) => {
    const attacker = await anAttacker(endpoint)
    for (const { place, type, body } of largestFilesOf(MAX_BYTES)) {
      const answers = Array.from({ length: AT_ONCE }, () =>
        attacker.send(endpoint, body, { type, query: 'name=List' }),
      )
      expect(await others()).toEqual([200, 200])
      for (const status of await Promise.all(answers)) expect([place, status < 500]).toEqual([place, true])
    }
  })

  it.each(WITH_QUERY)('G19 at $method $path are answered or refused in the query, too', async (endpoint) => {
    const attacker = await anAttacker(endpoint)
    const body = endpoint.body === undefined ? null : JSON.stringify(unplaced(endpoint))
    for (const { place, body: query } of largestQueriesOf(endpoint, MAX_QUERY_CHARACTERS)) {
      const answer = attacker.send(endpoint, body, { query })
      expect(await others()).toEqual([200, 200])
      const status = await answer
      expect([place, status < 500]).toEqual([place, true])
    }
  })

  it('G19 cover each endpoint that takes a body, a file or a query', () => {
    const attacked = new Set<Endpoint>([...WITH_BODY, ...TAKING_FILES, ...WITH_QUERY])
    const taking = ENDPOINTS.filter(({ body, query, takesFiles }) => body ?? query ?? takesFiles)
    expect(taking.filter((endpoint) => !attacked.has(endpoint))).toEqual([])
    for (const endpoint of WITH_BODY)
      expect([...largestBodiesOf(endpoint, unplaced(endpoint), 1024)]).not.toEqual([])
    for (const endpoint of WITH_QUERY) expect([...largestQueriesOf(endpoint, 1)]).not.toEqual([])
  })

  it.each(WITH_BODY)('$method $path is counted only by the rate limits that it names', async (endpoint) => {
    const attacker = await anAttacker(endpoint)
    const { kysely } = app.database
    await kysely.deleteFrom('rate_limits').execute()
    await attacker.send(endpoint, JSON.stringify(validBodyOf(endpoint)))
    const rows = await kysely.selectFrom('rate_limits').select('key').execute()
    const counted = rows.map(({ key }) => key.split(':')[0])
    expect(counted.filter((rule) => !rateLimitsOf(endpoint).some((named) => named === rule))).toEqual([])
  })
})
