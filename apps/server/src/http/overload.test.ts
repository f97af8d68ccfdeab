import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createOverload, type Queue } from './overload.ts'
import { KINDS_OF_WORK, type Work } from './work.ts'

const EACH_MS = 1

describe('the overload check', () => {
  it('refuses nothing after one large task has blocked the event loop', async () => {
    const server = aServer()
    await server.turn('reads', 5)
    server.pass(5000)
    expect(await server.turn('reads', 200)).toBe(0)
    expect(await server.turn('strangers', 40)).toBe(0)
  })

  it('refuses nothing on a slow server while requests are few', async () => {
    const server = aServer(100)
    for (let turn = 0; turn < 50; turn++) expect(await server.turn('writes', 16)).toBe(0)
    expect(server.isThere()).toBe(false)
  })

  it('refuses nothing while turns stay short enough, for any length of time', async () => {
    const server = aServer()
    for (let turn = 0; turn < 50; turn++) expect(await server.turn('strangers', 150)).toBe(0)
  })

  it('lets a short burst wait', async () => {
    const server = aServer()
    for (let turn = 0; turn < 10; turn++) expect(await server.turn('reads', 90)).toBe(0)
    expect(await server.turn('reads', 20)).toBe(0)
    for (let turn = 0; turn < 10; turn++) expect(await server.turn('reads', 90)).toBe(0)
  })

  it('lets a crowd wait while the disk is slow for 1.5 seconds', async () => {
    const server = aServer()
    for (let turn = 0; turn < 7; turn++) expect(await server.turn('strangers', 230)).toBe(0)
    expect(await server.turn('reads', 20)).toBe(0)
    expect(server.isThere()).toBe(false)
  })

  it("refuses what doesn't fit into a short turn once turns have been long for two seconds", async () => {
    const server = aServer()
    for (let turn = 0; turn < 10; turn++) await server.turn('reads', 230)
    expect(server.isThere()).toBe(true)
    const refused = await server.turn('reads', 60)
    expect(refused).toBeGreaterThan(20)
    expect(refused).toBeLessThan(40)
  })

  it('detects a flood within its first turn', async () => {
    const server = aServer()
    expect(await server.turn('reads', 2000)).toBeGreaterThan(1700)
    expect(server.isThere()).toBe(true)
  })

  it('spends about three times as much time on work as on refusing, while turns stay short enough', async () => {
    for (const [refusalMs, least] of [
      [0.05, 0.74],
      [0.1, 0.74],
      [0.5, 0.4],
    ] as const) {
      const server = aServer(EACH_MS, refusalMs)
      let done = 0
      let spent = 0
      for (let turn = 0; turn < 40; turn++) {
        const refused = await server.turn('reads', 500)
        if (turn < 20) continue
        done += (500 - refused) * EACH_MS
        spent += (500 - refused) * EACH_MS + refused * refusalMs
      }
      expect(done / spent).toBeGreaterThan(least)
      expect(done / 20).toBeLessThan(210)
    }
  })

  it('refuses first and then does the accepted work during overload', async () => {
    const server = aServer()
    await server.turn('reads', 2000)
    const before = server.time()
    let refused = 0
    for (let request = 0; request < 100; request++) if (server.asks('reads')) refused++
    expect(refused).toBeGreaterThan(50)
    expect(server.time()).toBe(before)
    await nextTurn()
    expect(server.time()).toBe(before + (100 - refused) * EACH_MS)
  })

  it('accepts as many requests as fit, by their recent average time', async () => {
    for (const eachMs of [0.2, 1, 5]) {
      const server = aServer(eachMs)
      for (let turn = 0; turn < 30; turn++) await server.turn('reads', 500)
      const letIn = 500 - (await server.turn('reads', 500))
      expect(letIn * eachMs).toBeGreaterThan(29)
      expect(letIn * eachMs).toBeLessThan(36)
    }
  })

  it("doesn't take work after a turn for a pause", async () => {
    const server = aServer()
    await server.turn('reads', 2000)
    server.pass(100)
    expect(await server.turn('reads', 250)).toBeGreaterThan(100)
  })

  it('counts work that goes on after a turn', async () => {
    const server = aServer(0.1)
    for (let turn = 0; turn < 30; turn++) {
      const letIn = 2000 - (await server.turn('reads', 2000))
      server.pass(letIn * 0.9)
    }
    const letIn = 2000 - (await server.turn('reads', 2000))
    expect(letIn).toBeGreaterThan(29)
    expect(letIn).toBeLessThan(36)
  })

  it("doesn't count work done while there were no requests", async () => {
    const server = aServer()
    await server.turn('reads', 10)
    server.pass(30_000)
    server.rest(100)
    await server.turn('reads', 2000)
    expect(await server.turn('reads', 100)).toBeLessThan(75)
  })

  it('never refuses requests without a kind of work', async () => {
    const server = aServer()
    for (let turn = 0; turn < 5; turn++) expect(await server.turn(null, 1000)).toBe(0)
  })

  it('refuses more of the less important kinds of work', async () => {
    const server = aServer()
    const refused = new Map<Work, number>()
    for (let turn = 0; turn < 30; turn++) {
      for (let request = 0; request < 600; request++) {
        const work = KINDS_OF_WORK[request % KINDS_OF_WORK.length] ?? 'pages'
        if (server.asks(work)) refused.set(work, (refused.get(work) ?? 0) + 1)
      }
      await nextTurn()
    }
    const counts = KINDS_OF_WORK.map((work) => refused.get(work) ?? 0)
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
    expect(counts.at(0)).toBeLessThan(counts.at(-1) ?? 0)
  })

  it('refuses requests that would wait too long in the queue', async () => {
    const server = aServer()
    server.leaves({ waiting: 300, waitingMs: 100 })
    expect(await server.turn('reads', 5)).toBe(5)
    expect(await server.turn(null, 5)).toBe(0)
    server.leaves({ waiting: 40, waitingMs: 5 })
    await server.turn('reads', 5)
    expect(await server.turn('strangers', 5)).toBe(0)
  })

  it('refuses everything when more than a few would wait for over a second', async () => {
    const server = aServer()
    server.leaves({ waiting: 100, waitingMs: 1100 })
    expect(await server.turn('writes', 5)).toBe(5)
  })

  it('lets a short queue wait, and a long one for a while', async () => {
    const server = aServer()
    server.leaves({ waiting: 10, waitingMs: 1500 })
    for (let turn = 0; turn < 50; turn++) expect(await server.turn('writes', 5)).toBe(0)
    server.leaves({ waiting: 100, waitingMs: 300 })
    expect(await server.turn('writes', 5)).toBe(0)
    server.pass(2100)
    expect(await server.turn('writes', 5)).toBe(5)
  })

  it('refuses work less important than any refused in the previous turn', async () => {
    const server = aServer()
    for (let turn = 0; turn < 3; turn++) await server.turn('reads', 600)
    expect([server.asks('strangers'), server.asks('writes'), server.asks('reads')]).toEqual([
      true,
      true,
      false,
    ])
    await nextTurn()
  })

  it.each([
    ['a turn that has time for every request', 0],
    ['a pause', 100],
  ])('recovers after %s', async (_what, pause) => {
    const server = aServer()
    await server.turn('reads', 1000)
    for (let turn = 0; turn < 2; turn++) await server.turn('reads', 10)
    server.rest(pause)
    expect(await server.turn('large_bodies', 20)).toBe(0)
    expect(server.isThere()).toBe(false)
  })
})

/** A simulated server: time passes only while it works or refuses. */
function aServer(eachMs = EACH_MS, refusalMs = 0) {
  let time = 0
  let idle = 0
  let queue: Queue | null = null
  const { refuses, carryOut, isThere } = createOverload({
    now: () => time,
    idle: () => idle,
    queue: () => queue,
  })
  const asks = (work: Work | null) => {
    const isRefused = refuses(work)
    if (isRefused) time += refusalMs
    else carryOut(() => (time += eachMs))
    return isRefused
  }
  return {
    isThere,
    asks,
    time: () => time,
    leaves: (waiting: Queue | null) => {
      queue = waiting
    },
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    rest: (milliseconds: number) => {
      time += milliseconds
      idle += milliseconds
    },
    async turn(work: Work | null, requests: number): Promise<number> {
      let refused = 0
      for (let request = 0; request < requests; request++) if (asks(work)) refused++
      await nextTurn()
      return refused
    },
  }
}
