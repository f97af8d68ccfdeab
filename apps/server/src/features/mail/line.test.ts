import { describe, expect, it } from 'vitest'
import { createLine } from './line.ts'

describe('a line', () => {
  it('lets places through one by one, in the order in which they lined up', async () => {
    const takePlace = createLine()
    const said: string[] = []
    const [one, two, three] = [takePlace(), takePlace(), takePlace()]
    const reached = [three, one, two].map((place, nth) => place.reach().then(() => said.push(`reach ${nth}`)))
    await reached[0]
    said.push('leave 0')
    three.leave()
    await reached[1]
    said.push('leave 1')
    one.leave()
    await reached[2]
    expect(said).toEqual(['reach 0', 'leave 0', 'reach 1', 'leave 1', 'reach 2'])
  })

  it('skips a place that has left, but waits for every place still in line', async () => {
    const takePlace = createLine()
    const [one, gone, last] = [takePlace(), takePlace(), takePlace()]
    await one.reach()
    void gone.reach()
    let isThrough = false
    const reached = last.reach().then(() => {
      isThrough = true
    })
    gone.leave()
    await Promise.resolve()
    expect(isThrough).toBe(false)
    one.leave()
    await reached
  })

  it('does not wait for a place that never lined up', async () => {
    const takePlace = createLine()
    takePlace()
    await takePlace().reach()
  })
})
