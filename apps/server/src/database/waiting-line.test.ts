import { describe, expect, it } from 'vitest'
import { createWaitingLine } from './waiting-line.ts'

describe('a waiting line', () => {
  it('expects no wait when it is empty', async () => {
    const line = createWaitingLine()
    await line.during(Promise.resolve())
    expect(line.expectedMs()).toBe(0)
  })

  it('expects the time that the first has waited when nobody leaves', () => {
    let time = 0
    const line = createWaitingLine(() => time)
    void line.during(new Promise(() => {}))
    time = 700
    void line.during(new Promise(() => {}))
    expect(line.expectedMs()).toBe(700)
  })

  it('expects the time that everyone ahead needs, at the pace so far', async () => {
    let time = 0
    const line = createWaitingLine(() => time)
    const places = Array.from({ length: 200 }, () => Promise.withResolvers<void>())
    const waits = places.map(({ promise }) => line.during(promise))
    for (const [at, place] of places.slice(0, 100).entries()) {
      time += 3
      place.resolve()
      await waits[at]
    }
    for (let more = 0; more < 400; more++) void line.during(new Promise(() => {}))
    expect(line.expectedMs()).toBeGreaterThan(1400)
    expect(line.expectedMs()).toBeLessThan(1600)
  })
})
