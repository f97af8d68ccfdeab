import { describe, expect, it } from 'vitest'
import { ROW_PIXELS, toWindow } from './window.ts'

const HEIGHT = 480

describe('the rendered rows of a result', () => {
  it('are those in view and a few around them', () => {
    const { height, first, last, offset } = toWindow(1000, { top: 2400, height: HEIGHT })
    expect(height).toBe(1000 * ROW_PIXELS)
    expect([first, last]).toEqual([88, 132])
    expect(offset(100)).toBe(2400)
  })

  it('has all rows if they fit into the view', () => {
    expect(toWindow(3, { top: 0, height: HEIGHT })).toMatchObject({ height: 72, first: 0, last: 3 })
  })

  it('start with the first and end with the last of a million, within what browsers can lay out', () => {
    const { height, first, offset } = toWindow(1_000_000, { top: 0, height: HEIGHT })
    expect(height).toBeLessThan(15_000_000)
    expect([first, offset(0)]).toEqual([0, 0])
    const end = toWindow(1_000_000, { top: height - HEIGHT, height: HEIGHT })
    expect(end.last).toBe(1_000_000)
    expect(end.offset(999_999)).toBeCloseTo(height - ROW_PIXELS)
  })

  it('miss none of a million while scrolling by less than the view', () => {
    const { height } = toWindow(1_000_000, { top: 0, height: HEIGHT })
    let seen = 0
    for (let top = height / 2; top < height / 2 + 5000; top += HEIGHT / 4) {
      const { first, last } = toWindow(1_000_000, { top, height: HEIGHT })
      if (seen > 0) expect(first).toBeLessThanOrEqual(seen)
      seen = last
    }
  })
})
