import { setImmediate as turn } from 'node:timers/promises'
import { type Endpoint, ErrorBody } from '@wordloom/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type App, aPerson } from '../../src/accounts/person.ts'
import { IS_SPREAD_OUT } from '../../src/cluster/spread-out.ts'
import { DATABASES } from '../../src/database/database.ts'
import { anApp } from '../../src/server/app.ts'
import { validBodyOf, WITH_BODY } from '../../src/server/valid-bodies.ts'

const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 8)
const START_MS = 60_000

const BROKEN = 500

const odd = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '\0',
    '\ud800',
    '\u202e',
    "'; drop table users;--",
    '%_\\',
    '-1',
    '9007199254740993',
    '1e999',
  ),
  fc.constantFrom(-1, 0, 0.5, 1e308, Number.MAX_SAFE_INTEGER, true, null),
  fc.array(fc.string({ unit: 'binary' })),
)

const spoilt = (valid: Readonly<Record<string, unknown>>) =>
  fc
    .tuple(
      fc.dictionary(fc.constantFrom(...Object.keys(valid), 'isAdmin', 'userId'), odd, { maxKeys: 4 }),
      fc.subarray(Object.keys(valid)),
    )
    .map(([members, missing]) => {
      const body = new Map(Object.entries({ ...valid, ...members }))
      for (const name of missing) body.delete(name)
      return Object.fromEntries(body)
    })

/** nginx refuses NUL itself. */
const NUL = IS_SPREAD_OUT ? [] : ['%00']

const request = fc.constantFrom(...WITH_BODY).chain((endpoint) =>
  fc.record({
    endpoint: fc.constant(endpoint),
    id: fc.oneof(fc.constantFrom('1', '0', '-1', '9'.repeat(16), 'x', ...NUL), fc.nat().map(String)),
    body: fc.oneof({ weight: 4, arbitrary: spoilt(validBodyOf(endpoint)) }, { weight: 1, arbitrary: odd }),
    headers: fc.record(
      {
        'idempotency-key': fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }),
        'if-match': fc.constantFrom('"1"', '*', 'W/"1"', '"99999999999999999999"', ''),
      },
      { requiredKeys: [] },
    ),
  }),
)

describe.each(DATABASES)('random input for random endpoints, on %s,', (kind) => {
  let app: App
  beforeAll(async () => {
    app = await anApp({ kind })
  }, START_MS)
  afterAll(() => app[Symbol.asyncDispose]())

  it(
    'succeeds or is refused with a reason, and the server keeps running',
    async () => {
      let asked = 0
      await fc.assert(
        fc.asyncProperty(request, async ({ endpoint, id, body, headers }) => {
          asked++
          await turn()
          const { browser } = await aPerson(app, { isAdmin: endpoint.access === 'admin' })
          const sent = typeof body === 'string' ? JSON.stringify(body) : (body as object)
          const answer = await browser.send(endpoint.method, pathOf(endpoint, id), sent, {
            'content-type': 'application/json',
            ...headers,
          })
          expect(answer.status, answer.text).toBeLessThan(BROKEN)
          if (answer.status >= 400) ErrorBody.parse(answer.json())
          else expect(answer.status).toBe(endpoint.status)
        }),
        { numRuns: Number.POSITIVE_INFINITY, interruptAfterTimeLimit: SECONDS * 1000 },
      )
      expect(asked).toBeGreaterThan(SECONDS)
      expect(Object.getPrototypeOf({})).not.toHaveProperty('isAdmin')
      expect((await app.inject('/readyz')).statusCode).toBe(200)
    },
    START_MS + SECONDS * 2000,
  )
})

function pathOf({ path }: Endpoint, id: string): string {
  return path.replace(':id', id)
}
