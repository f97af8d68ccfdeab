import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLeasedWork, retryDelayAfter } from './leased-work.ts'

const HOUR = 60 * 60 * 1000
const QUARTER_HOUR = 15 * 60 * 1000

function aWork(tasks: string[], { atOnce = 1 } = {}) {
  const begun: string[] = []
  const errors: unknown[] = []
  const ends = new Map<string, () => void>()
  const work = createLeasedWork({
    claim: async () => tasks.shift() ?? null,
    async handle(task) {
      begun.push(task)
      if (task === 'broken') throw new Error(task)
      await new Promise<void>((resolve) => ends.set(task, resolve))
    },
    atOnce,
    pollEvery: HOUR,
    onError: (error) => errors.push(error),
  })
  const reached = (...expected: string[]) => expect.poll(() => begun, { interval: 1 }).toEqual(expected)
  return { ...work, begun, errors, reached, end: (task: string) => ends.get(task)?.() }
}

describe('leased work', () => {
  it('handles a few tasks at a time, and the next one as soon as one ends', async () => {
    const work = aWork(['a', 'b', 'c'], { atOnce: 2 })
    const done = work.run()
    await work.reached('a', 'b')
    work.end('b')
    await work.reached('a', 'b', 'c')
    work.end('a')
    work.end('c')
    await done
  })

  it('claims again for a task that was added during the last claim', async () => {
    const late: string[] = []
    const claims: PromiseWithResolvers<void>[] = []
    const done: string[] = []
    const work = createLeasedWork({
      async claim() {
        const found = late.shift() ?? null
        const claim = Promise.withResolvers<void>()
        claims.push(claim)
        if (claims.length === 1) await claim.promise
        return found
      },
      handle: async (task) => void done.push(task),
      pollEvery: HOUR,
      onError() {},
    })
    const first = work.run()
    late.push('late')
    const second = work.run()
    claims[0]?.resolve()
    await Promise.all([first, second])
    expect(done).toEqual(['late'])
  })

  it('reports a task that fails, and continues with the next one', async () => {
    const work = aWork(['broken', 'a'])
    const done = work.run()
    await work.reached('broken', 'a')
    expect(work.errors).toEqual([new Error('broken')])
    work.end('a')
    await done
  })

  it('reports a claim that fails, and claims again when it runs again', async () => {
    const answers = [() => Promise.reject(new Error('away')), async () => 'a', async () => null]
    const told: unknown[] = []
    const work = createLeasedWork({
      claim: () => (answers.shift() ?? (async () => null))(),
      handle: async (task) => void told.push(task),
      pollEvery: HOUR,
      onError: (error) => told.push(error),
    })
    await work.run()
    expect(told).toEqual([new Error('away')])
    await work.run()
    expect(told).toEqual([new Error('away'), 'a'])
  })

  it('finishes the tasks in progress when it stops, and claims no other', async () => {
    const work = aWork(['a', 'b'])
    work.start()
    await work.reached('a')
    const stopped = work.stop()
    work.end('a')
    await stopped
    await work.run()
    expect(work.begun).toEqual(['a'])
  })
})

describe('R9 the wait before another attempt', () => {
  it.each([
    [1, 5_000],
    [2, 10_000],
    [3, 20_000],
    [8, 640_000],
    [9, 900_000],
    [500, 900_000],
  ])('after %i attempts is at most %i milliseconds', (attempts, most) => {
    expect(retryDelayAfter(attempts, QUARTER_HOUR, 1)).toBe(most)
  })

  it('is randomly up to a quarter shorter, and still grows until it reaches its maximum', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true })
    const delayAfter = (attempts: number, random: number) => retryDelayAfter(attempts, QUARTER_HOUR, random)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), chance, chance, (attempts, one, other) => {
        const longest = delayAfter(attempts, 1)
        expect(delayAfter(attempts, one)).toBeGreaterThanOrEqual(longest * 0.75)
        expect(delayAfter(attempts, one)).toBeLessThanOrEqual(longest)
        if (attempts < 8) expect(delayAfter(attempts + 1, other)).toBeGreaterThan(delayAfter(attempts, one))
      }),
    )
  })
})
