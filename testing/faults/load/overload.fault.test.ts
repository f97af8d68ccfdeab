import { accounts, folders, HEALTH_PATH, READINESS_PATH, savedLists, sessions } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { aPlaceForADatabase, DATABASES } from '../../src/database/database.ts'
import { type Overload, overload, type RequestKind } from '../../src/load/overload.ts'
import { aVisitor } from '../../src/network/visitor.ts'
import { processorTimeOf } from '../../src/server/proc.ts'
import { aServerProcess } from '../../src/server/process.ts'
import { soon } from '../../src/soon.ts'

const FEW = 8
const MANY = 400
const CALM = 400
const OVERLOAD = 4000
const DONE = 800
const LISTS = 15
/** On a slow machine nearly everything is refused, and chance decides what is left. */
const SLACK = 0.05
/** Depends on how fast the clients run on the same machine. */
const REFUSED = 0.25
const METRICS_TOKEN = 'warp-and-weft-0123456789'
const TIMEOUT_MS = 120_000

const KNOWN = ['reads', 'writes']

describe.runIf(process.platform === 'linux').each(DATABASES)('a server on %s', (kind) => {
  it(
    'keeps its throughput under overload, and refuses the rest quickly, strangers first',
    async () => {
      await using place = await aPlaceForADatabase(kind)
      await using server = await aServerProcess(place.settings, { METRICS_TOKEN })
      const { origin, pid } = server
      const kinds = await kindsOf(origin)
      await overload(origin, FEW, kinds, (answered) => answered >= CALM)

      const before = await processorTimeOf(pid)
      const start = performance.now()
      const calm = await overload(origin, FEW, kinds, (answered) => answered >= CALM)
      const calmMs = performance.now() - start
      const between = await processorTimeOf(pid)
      expect(refusedOf(calm)).toEqual([])

      const health = aHealthCheck(origin)
      const overloaded = await overload(
        origin,
        MANY,
        kinds,
        (answered, done) => answered >= OVERLOAD && done >= DONE,
      )
      const after = await processorTimeOf(pid)
      expect(new Set(await health.stop())).toEqual(new Set([200]))

      expect([...calm.strange, ...overloaded.strange]).toEqual([])
      const shares = KNOWN.map((name) => shareOfRefused(overloaded, name))
      const shareOfStrangers = shareOfRefused(overloaded, 'strangers')
      for (const share of shares) expect(share).toBeLessThan(shareOfStrangers + SLACK)
      expect(shareOfStrangers).toBeGreaterThan(REFUSED)
      // Per processor time, so that other load on the machine does not matter.
      const calmRate = doneOf(calm).length / (between - before)
      expect(doneOf(overloaded).length / (after - between)).toBeGreaterThan(0.6 * calmRate)
      // Refusals must come sooner than an answer would if all requests were served.
      expect(median(refusedOf(overloaded))).toBeLessThan((MANY * calmMs) / CALM)
      expect(await toldOfRefusals(origin)).toBe(refusedOf(overloaded).length)
      expect(
        server.log().match(/requests were refused because too many are in progress/g)?.length,
      ).toBeLessThan(10)

      expect(refusedOf(await overload(origin, FEW, kinds, (answered) => answered >= CALM))).toEqual([])
      await soon(async () => expect((await fetch(`${origin}${READINESS_PATH}`)).status).toBe(200))
    },
    TIMEOUT_MS,
  )
})

async function kindsOf(origin: string): Promise<RequestKind[]> {
  const visitor = aVisitor(origin)
  const account = { email: 'ann@loom.example', password: 'seven looms at dusk' }
  expect((await visitor.call(accounts.signUp, { body: account })).status).toBe(201)
  for (let list = 0; list < LISTS; list++) {
    const body = { name: `List ${list}`, words: Array.from({ length: 300 }, (_, number) => `word ${number}`) }
    expect((await visitor.call(savedLists.create, { body })).status).toBe(201)
  }
  const cookie = `Cookie: ${[...visitor.cookies].map((pair) => pair.join('=')).join('; ')}\r\n`
  const head = (method: string, path: string, lines = '') =>
    `${method} ${path} HTTP/1.1\r\nHost: a\r\n${lines}`
  const read = `${head('GET', savedLists.list.path, cookie)}\r\n`
  const write = (number: number) => {
    const body = JSON.stringify({ name: `folder ${number} ${performance.now()}` })
    const lines = `${cookie}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`
    return `${head('POST', folders.create.path, lines)}\r\n${body}`
  }
  return [
    { name: 'pages', share: 10, text: () => `${head('GET', '/sitemap.xml')}\r\n` },
    { name: 'reads', share: 60, text: () => read },
    { name: 'writes', share: 15, text: write },
    { name: 'strangers', share: 15, text: () => `${head('GET', sessions.options.path)}\r\n` },
  ]
}

function aHealthCheck(origin: string) {
  const statuses: number[] = []
  let isOver = false
  const checking = (async () => {
    while (!isOver) statuses.push((await fetch(`${origin}${HEALTH_PATH}`)).status)
  })()
  return {
    async stop(): Promise<readonly number[]> {
      isOver = true
      await checking
      return statuses
    },
  }
}

async function toldOfRefusals(origin: string): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  const lines = (await answer.text()).matchAll(/_refusals_total\{code="unavailable",reason="\w+"\} (\d+)$/gm)
  return Array.from(lines, ([, count]) => Number(count)).reduce((sum, count) => sum + count, 0)
}

function doneOf({ byKind }: Overload): readonly number[] {
  return [...byKind.values()].flatMap(({ done }) => done)
}

function refusedOf({ byKind }: Overload): readonly number[] {
  return [...byKind.values()].flatMap(({ refused }) => refused)
}

function shareOfRefused({ byKind }: Overload, name: string): number {
  const { done = [], refused = [] } = byKind.get(name) ?? {}
  return refused.length / (done.length + refused.length)
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}
