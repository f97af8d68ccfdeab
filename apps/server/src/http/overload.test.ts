import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createOverload, type Queue } from './overload.ts'
import { KINDS_OF_WORK, type Work } from './work.ts'

const EACH_MS = 1

describe('a server', () => {
  it('refuses nobody in a turn that one large thing has held up', async () => {
    const server = aServer()
    await server.turn('reads', 5)
    server.pass(5000)
    expect(await server.turn('reads', 200)).toBe(0)
    expect(await server.turn('strangers', 40)).toBe(0)
  })

  it('refuses nobody because it is slow, as long as they are few', async () => {
    const server = aServer(100)
    for (let turn = 0; turn < 50; turn++) expect(await server.turn('writes', 16)).toBe(0)
    expect(server.isThere()).toBe(false)
  })

  it('refuses nobody in turns that are bearable, however long that goes on', async () => {
    const server = aServer()
    for (let turn = 0; turn < 50; turn++) expect(await server.turn('strangers', 150)).toBe(0)
  })

  it('lets a crowd wait that is over soon', async () => {
    const server = aServer()
    for (let turn = 0; turn < 10; turn++) expect(await server.turn('reads', 90)).toBe(0)
    expect(await server.turn('reads', 20)).toBe(0)
    for (let turn = 0; turn < 10; turn++) expect(await server.turn('reads', 90)).toBe(0)
  })

  it('lets a crowd wait while the disk is slow for a second and a half', async () => {
    const server = aServer()
    for (let turn = 0; turn < 7; turn++) expect(await server.turn('strangers', 230)).toBe(0)
    expect(await server.turn('reads', 20)).toBe(0)
    expect(server.isThere()).toBe(false)
  })

  it('refuses what does not fit into short turns when turns have been long for two seconds', async () => {
    const server = aServer()
    for (let turn = 0; turn < 10; turn++) await server.turn('reads', 230)
    expect(server.isThere()).toBe(true)
    const refused = await server.turn('reads', 60)
    expect(refused).toBeGreaterThan(20)
    expect(refused).toBeLessThan(40)
  })

  it('sees a flood within its first turn', async () => {
    const server = aServer()
    expect(await server.turn('reads', 2000)).toBeGreaterThan(1700)
    expect(server.isThere()).toBe(true)
  })

  it('does about three times as much work as refusing, within what is bearable', async () => {
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

  it('refuses before it does what was let in, while too much comes', async () => {
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

  it('lets in by what requests took of late', async () => {
    for (const eachMs of [0.2, 1, 5]) {
      const server = aServer(eachMs)
      for (let turn = 0; turn < 30; turn++) await server.turn('reads', 500)
      const letIn = 500 - (await server.turn('reads', 500))
      expect(letIn * eachMs).toBeGreaterThan(29)
      expect(letIn * eachMs).toBeLessThan(36)
    }
  })

  it('knows what follows a turn for no pause', async () => {
    const server = aServer()
    await server.turn('reads', 2000)
    server.pass(100)
    expect(await server.turn('reads', 250)).toBeGreaterThan(100)
  })

  it('counts what follows a turn', async () => {
    const server = aServer(0.1)
    for (let turn = 0; turn < 30; turn++) {
      const letIn = 2000 - (await server.turn('reads', 2000))
      server.pass(letIn * 0.9)
    }
    const letIn = 2000 - (await server.turn('reads', 2000))
    expect(letIn).toBeGreaterThan(29)
    expect(letIn).toBeLessThan(36)
  })

  it('does not count what was done while nobody asked', async () => {
    const server = aServer()
    await server.turn('reads', 10)
    server.pass(30_000)
    server.rest(100)
    await server.turn('reads', 2000)
    expect(await server.turn('reads', 100)).toBeLessThan(75)
  })

  it('never refuses what is always done', async () => {
    const server = aServer()
    for (let turn = 0; turn < 5; turn++) expect(await server.turn(null, 1000)).toBe(0)
  })

  it('refuses the more of each kind, the less important it is', async () => {
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

  it('refuses what would wait too long for what others wait for', async () => {
    const server = aServer()
    server.leaves({ waiting: 300, waitingMs: 100 })
    expect(await server.turn('reads', 5)).toBe(5)
    expect(await server.turn(null, 5)).toBe(0)
    server.leaves({ waiting: 40, waitingMs: 5 })
    await server.turn('reads', 5)
    expect(await server.turn('strangers', 5)).toBe(0)
  })

  it('lets nobody wait where more than a few would wait for over a second', async () => {
    const server = aServer()
    server.leaves({ waiting: 100, waitingMs: 1100 })
    expect(await server.turn('writes', 5)).toBe(5)
  })

  it('lets few wait for what others wait for, and many for a while', async () => {
    const server = aServer()
    server.leaves({ waiting: 10, waitingMs: 1500 })
    for (let turn = 0; turn < 50; turn++) expect(await server.turn('writes', 5)).toBe(0)
    server.leaves({ waiting: 100, waitingMs: 300 })
    expect(await server.turn('writes', 5)).toBe(0)
    server.pass(2100)
    expect(await server.turn('writes', 5)).toBe(5)
  })

  it('refuses at once what is less important than anything that had to be refused', async () => {
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
    ['a turn into which all of it fits', 0],
    ['a pause', 100],
  ])('is as before after %s', async (_what, pause) => {
    const server = aServer()
    await server.turn('reads', 1000)
    for (let turn = 0; turn < 2; turn++) await server.turn('reads', 10)
    server.rest(pause)
    expect(await server.turn('large_bodies', 20)).toBe(0)
    expect(server.isThere()).toBe(false)
  })
})

/** One for which time passes only while it does what it has not refused, and while it refuses where that takes time. */
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
    /** So many at once; how many of them were refused. */
    async turn(work: Work | null, requests: number): Promise<number> {
      let refused = 0
      for (let request = 0; request < requests; request++) if (asks(work)) refused++
      await nextTurn()
      return refused
    },
  }
}
