import { fileURLToPath } from 'node:url'
import { accounts, savedLists, sessions } from '@wordloom/contract'
import { TIME_LIMITS } from '@wordloom/server/internal/http/server'
import { describe, expect, it, vi } from 'vitest'
import { aPlaceForADatabase, DATABASES } from '../../src/database/database.ts'
import { slowReaders, slowSpeakers } from '../../src/load/slow-clients.ts'
import { aVisitor, type Visitor } from '../../src/network/visitor.ts'
import { connectionsOf, peakMemoryOf } from '../../src/server/proc.ts'
import { aServerProcess } from '../../src/server/process.ts'
import { SHORT_LIMITS } from '../../src/server/short-limits.ts'
import { IS_LONG_RUN } from '../../src/workload/rounds.ts'

const LIMITS = IS_LONG_RUN ? TIME_LIMITS : SHORT_LIMITS
const SHORT_LIMITS_PROGRAM = fileURLToPath(
  new URL('../../src/server/short-limits-program.ts', import.meta.url),
)
const PROGRAM = IS_LONG_RUN ? undefined : SHORT_LIMITS_PROGRAM
const OVER = { timeout: IS_LONG_RUN ? 150_000 : 60_000, interval: 100 }
const TIMEOUT_MS = 400_000

const PASSWORD = 'seven looms at dusk'
const SLOW_HEADERS = 1000
const SLOW_BODIES = 500
const SLOW_READERS = 200
const HONEST_REQUESTS = IS_LONG_RUN ? 1000 : 100

const SLACK_MS = 10

const MAX_MS = 250

/** On a busy machine, some clients are refused before their time is over. */
const TOLD = 0.9

/** A client that is still sending when it is refused may miss its answer. */
const REFUSALS = new Set(['HTTP/1.1 408 Request Timeout', 'HTTP/1.1 503 Service Unavailable', ''])

const LONG_LIST = {
  name: 'Long',
  words: Array.from({ length: 300_000 }, (_, number) => `a rather long word ${number}`),
}
const MAX_MEMORY = 768 * 1024 * 1024

describe.runIf(process.platform === 'linux').concurrent.each(DATABASES)(
  'R7 a server on %s with slow clients',
  (kind) => {
    it(
      'disconnects them at their time limits, and serves all others as usual',
      async () => {
        await using place = await aPlaceForADatabase(kind)
        await using quietPlace = await aPlaceForADatabase(kind)
        await using server = await aServerProcess(place.settings, {}, PROGRAM)
        await using quiet = await aServerProcess(quietPlace.settings, {}, PROGRAM)
        const { origin, pid } = server
        const ann = await signedUp(origin)
        const bob = await signedUp(quiet.origin)
        const saved = await ann.call(savedLists.create, { body: LONG_LIST })
        const { id } = (await saved.json()) as { id: number }
        const before = await connectionsOf(pid)

        const cookie = [...ann.cookies].map((pair) => pair.join('=')).join('; ')
        const asAnn = `HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nCookie: ${cookie}\r\n`
        const body = (length: number) =>
          `Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{"name": "`
        const small = `POST ${sessions.signIn.path} ${asAnn}${body(1000)}`
        const large = `POST ${savedLists.create.path} ${asAnn}${body(200_000)}`
        using readers = await slowReaders(
          origin,
          SLOW_READERS,
          `GET ${savedLists.list.path}/${id} ${asAnn}\r\n`,
        )
        expect(readers.answers()).toContain('HTTP/1.1 200 OK')
        const between = () => timeOf(ann)
        using largeBodies = await slowSpeakers(origin, SLOW_BODIES, large, between)
        using smallBodies = await slowSpeakers(origin, SLOW_BODIES, small, between)
        using headers = await slowSpeakers(origin, SLOW_HEADERS, `GET / ${asAnn}X-Slow: `, between)

        const among: number[] = []
        const alone: number[] = []
        const isAmongSlowOnes = () => [headers, smallBodies, largeBodies].some(({ left }) => left() > 0)
        while (among.length < HONEST_REQUESTS && isAmongSlowOnes()) {
          among.push(await timeOf(ann))
          alone.push(await timeOf(bob))
        }
        expect(among.length).toBeGreaterThan(10)
        expect(at(among, 0.5)).toBeLessThan(2 * at(alone, 0.5) + SLACK_MS)
        if (IS_LONG_RUN) expect(at(among, 0.99)).toBeLessThan(MAX_MS)

        await vi.waitFor(async () => expect(await connectionsOf(pid)).toBeLessThanOrEqual(before), OVER)
        for (const { left, shortestMs, share, answers, limit } of [
          { ...headers, limit: LIMITS.headersTimeout, share: headers.timedOutShare },
          { ...smallBodies, limit: LIMITS.timeLimit, share: smallBodies.timedOutShare },
          // Those that take more memory than their account may have are refused as they arrive.
          { ...largeBodies, limit: LIMITS.timeLimit, share: largeBodies.toldShare },
        ]) {
          await vi.waitFor(() => expect(left()).toBe(0), OVER)
          expect(shortestMs()).toBeGreaterThanOrEqual(limit)
          expect(share()).toBeGreaterThan(TOLD)
          expect([...answers()].filter((answer) => !REFUSALS.has(answer))).toEqual([])
        }
        expect(await peakMemoryOf(pid)).toBeLessThan(MAX_MEMORY)
        const again = await ann.call(savedLists.read, { params: { id } })
        expect(((await again.json()) as typeof LONG_LIST).words).toEqual(LONG_LIST.words)
      },
      TIMEOUT_MS,
    )
  },
)

async function signedUp(origin: string): Promise<Visitor> {
  const visitor = aVisitor(origin)
  const body = { email: 'ann@loom.example', password: PASSWORD }
  expect((await visitor.call(accounts.signUp, { body })).status).toBe(201)
  return visitor
}

async function timeOf(visitor: Visitor): Promise<number> {
  const start = performance.now()
  expect((await visitor.call(sessions.currentUser)).status).toBe(200)
  return performance.now() - start
}

function at(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0
}
