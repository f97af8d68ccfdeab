import { describe, expect, it } from 'vitest'
import { createWaitingLine } from './waiting-line.ts'

describe('a waiting line', () => {
  it('is no wait where there is nobody', async () => {
    const line = createWaitingLine()
    await line.during(Promise.resolve())
    expect(line.expectedMs()).toBe(0)
  })

  it('is as long a wait as the first has had when nobody gets on', () => {
    let time = 0
    const line = createWaitingLine(() => time)
    void line.during(new Promise(() => {}))
    time = 700
    void line.during(new Promise(() => {}))
    expect(line.expectedMs()).toBe(700)
  })

  it('is as long a wait as those before take who come at once', async () => {
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
