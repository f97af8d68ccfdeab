import { accounts, folders, HEALTH_PATH, READINESS_PATH, savedLists, sessions } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { anAddress } from '../../src/accounts/address.ts'
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
const PEOPLE = 40
const METRICS_TOKEN = 'warp-and-weft-0123456789'
const TIMEOUT_MS = 120_000

const KNOWN = ['reads', 'writes']

describe.runIf(process.platform === 'linux').each(DATABASES)('a server on %s', (kind) => {
  it(
    'keeps its throughput under overload, refuses the rest quickly, and lets visitors in',
    async () => {
      await using place = await aPlaceForADatabase(kind)
      await using server = await aServerProcess(place.settings, { METRICS_TOKEN })
      const { origin, pid } = server
      const kinds = kindsOf(await Promise.all(Array.from({ length: PEOPLE }, () => join(origin))))
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
      expect(refusedOf(overloaded)).not.toEqual([])
      // Their requests are short, and have places of their own.
      const shareOfStrangers = shareOfRefused(overloaded, 'strangers')
      for (const name of KNOWN) expect(shareOfRefused(overloaded, name)).toBeGreaterThan(shareOfStrangers)
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

  it(
    'answers others at their first try while one account overloads it, and refuses the rest quickly',
    async () => {
      await using place = await aPlaceForADatabase(kind)
      await using server = await aServerProcess(place.settings)
      const { origin } = server
      const [greedy, other] = [await join(origin), await join(origin)]
      const ofGreedy = kindsOf([greedy]).filter(({ name }) => KNOWN.includes(name))
      const ofOthers = kindsOf([other])
      let isOver = false
      const start = performance.now()
      const [overloaded, others] = await Promise.all([
        overload(origin, MANY, ofGreedy, (answered, done) => answered >= OVERLOAD && done >= DONE).finally(
          () => {
            isOver = true
          },
        ),
        overload(origin, FEW, ofOthers, () => isOver),
      ])
      const allMs = performance.now() - start

      expect([...overloaded.strange, ...others.strange]).toEqual([])
      expect(refusedOf(others)).toEqual([])
      expect(doneOf(others).length).toBeGreaterThan(FEW)
      const refused = refusedOf(overloaded)
      expect(refused).not.toEqual([])
      // Refusals come sooner than an answer would if all requests were served.
      expect(median(refused)).toBeLessThan((MANY * allMs) / doneOf(overloaded).length)
    },
    TIMEOUT_MS,
  )
})

/** Returns the header lines that an account sends. */
async function join(origin: string): Promise<string> {
  const address = anAddress()
  const visitor = aVisitor(origin, new Map(), address)
  const account = { email: `${address}@loom.example`, password: 'seven looms at dusk' }
  expect((await visitor.call(accounts.signUp, { body: account })).status).toBe(201)
  for (let list = 0; list < LISTS; list++) {
    const body = { name: `List ${list}`, words: Array.from({ length: 300 }, (_, number) => `word ${number}`) }
    expect((await visitor.call(savedLists.create, { body })).status).toBe(201)
  }
  return `Cookie: ${[...visitor.cookies].map((pair) => pair.join('=')).join('; ')}\r\n`
}

function kindsOf(people: readonly string[]): RequestKind[] {
  const personAt = (number: number) => people[number % people.length] ?? ''
  const head = (method: string, path: string, lines = '') =>
    `${method} ${path} HTTP/1.1\r\nHost: a\r\n${lines}`
  const write = (number: number) => {
    const body = JSON.stringify({ name: `folder ${number} ${performance.now()}` })
    const lines = `${personAt(number)}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`
    return `${head('POST', folders.create.path, lines)}\r\n${body}`
  }
  const fromAnywhere = () => `X-Forwarded-For: ${anAddress()}\r\n`
  return [
    { name: 'pages', share: 10, text: () => `${head('GET', '/sitemap.xml')}\r\n` },
    {
      name: 'reads',
      share: 60,
      text: (number) => `${head('GET', savedLists.list.path, personAt(number))}\r\n`,
    },
    { name: 'writes', share: 15, text: write },
    { name: 'strangers', share: 15, text: () => `${head('GET', sessions.options.path, fromAnywhere())}\r\n` },
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
