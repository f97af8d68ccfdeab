import { accounts, sessions } from '@wordloom/contract'
import { describe, expect, it, vi } from 'vitest'
import { aPlaceForADatabase } from '../../src/database/database.ts'
import { DURABLE } from '../../src/database/durable-settings.ts'
import { aVisitor } from '../../src/network/visitor.ts'
import { POSTGRES_PROGRAMS } from '../../src/postgres/provided.ts'
import { createPostgresServer } from '../../src/postgres/server.ts'
import { aServerProcess } from '../../src/server/process.ts'

const ANN = { email: 'ann@loom.example', password: 'seven looms at dusk' }

const GONE_MS = 10_000
const ANSWER_MS = 3000
const BACK_MS = 5000
const TIMEOUT_MS = 120_000

describe.runIf(POSTGRES_PROGRAMS !== null)('R5 while PostgreSQL is stopped for 10 seconds', () => {
  it(
    'the API answers 503 quickly, pages are still served, and everything works once it is back',
    async () => {
      await using postgres = await createPostgresServer(POSTGRES_PROGRAMS ?? '', DURABLE)
      await postgres.start()
      await using place = await aPlaceForADatabase('sqlite')
      const { dataFolder } = place.settings
      await using server = await aServerProcess({ dataFolder, url: postgres.urlOf('postgres') })
      const ann = aVisitor(server.origin)
      expect((await ann.call(accounts.signUp, { body: ANN })).status).toBe(201)
      const { script, page } = await readPage(server.origin)

      await postgres.stop()
      const stopped = performance.now()
      while (performance.now() - stopped < GONE_MS) {
        const asked = performance.now()
        const answers = await Promise.all([
          ann.call(sessions.currentUser),
          aVisitor(server.origin).call(sessions.signIn, { body: ANN }),
          aVisitor(server.origin).call(accounts.signUp, { body: { ...ANN, email: 'bob@loom.example' } }),
          ann.call(accounts.rename, { body: { firstName: 'Ann' } }),
        ])
        expect(performance.now() - asked).toBeLessThan(ANSWER_MS)
        for (const answer of answers) {
          expect(answer.status).toBe(503)
          expect(await answer.json()).toEqual({
            message: 'Service temporarily unavailable',
            code: 'unavailable',
          })
          expect(answer.headers.get('retry-after')).toBe('5')
          expect(answer.headers.getSetCookie()).toEqual([])
        }
        expect(await statusesOf(server.origin, ['/healthz', '/readyz', '/', '/login', script])).toEqual([
          200, 503, 200, 200, 200,
        ])
        const ready = await fetch(`${server.origin}/readyz`)
        expect(await ready.json()).toEqual({ status: 'database' })
      }
      expect((await readPage(server.origin)).page).toBe(page)

      await postgres.start()
      await vi.waitFor(
        async () => {
          expect((await ann.call(sessions.currentUser)).status).toBe(200)
          expect(await statusesOf(server.origin, ['/readyz'])).toEqual([200])
        },
        { timeout: BACK_MS },
      )
      expect((await aVisitor(server.origin).call(sessions.signIn, { body: ANN })).status).toBe(200)
      // Requests that got 503 must have had no effect.
      const free = { body: { ...ANN, email: 'bob@loom.example' } }
      expect((await aVisitor(server.origin).call(accounts.signUp, free)).status).toBe(201)
      expect(await (await ann.call(sessions.currentUser)).json()).toMatchObject({ firstName: null })
      expect(server.isRunning()).toBe(true)
      expect(await server.stop()).toBe(0)
    },
    TIMEOUT_MS,
  )
})

async function readPage(origin: string): Promise<{ page: string; script: string }> {
  const page = await (await fetch(origin)).text()
  const script = /"(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '/no-script'
  return { page, script }
}

async function statusesOf(origin: string, paths: readonly string[]): Promise<number[]> {
  const answers = await Promise.all(paths.map((path) => fetch(`${origin}${path}`)))
  await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  return answers.map(({ status }) => status)
}
