import { describe, expect, it } from 'vitest'
import { findFreePlace, isFree } from './free-place.ts'

const VIEW = { width: 1280, height: 720 }
const TOAST = { width: 320, height: 60 }

function control(left: number, top: number, width: number, height: number, weight = 1) {
  return { box: { left, top, width, height }, weight }
}

describe('the place of a notification', () => {
  it('is at the bottom right of an empty window', () => {
    expect(findFreePlace(TOAST, VIEW, [])).toEqual({ left: 944, top: 644 })
  })

  it('moves along the bottom to where no control is', () => {
    const generate = control(970, 620, 257, 44)
    expect(findFreePlace(TOAST, VIEW, [generate])).toEqual({ left: 480, top: 644 })
  })

  it('goes to the top if the bottom is full', () => {
    expect(findFreePlace(TOAST, VIEW, [control(0, 400, 1280, 320)]).top).toBe(16)
  })

  it('goes between controls if that is the only room', () => {
    const controls = [control(0, 0, 1280, 300), control(0, 400, 1280, 320)]
    const place = findFreePlace(TOAST, VIEW, controls)
    expect(isFree({ ...place, ...TOAST }, controls)).toBe(true)
    expect(place.top).toBeGreaterThan(300)
  })

  it('covers the least where everything is full, and the focused control last', () => {
    const controls = [control(0, 0, 1280, 360), control(0, 360, 1280, 360, 10)]
    expect(findFreePlace(TOAST, VIEW, controls).top).toBe(16)
  })

  it('stays within a window smaller than itself', () => {
    expect(findFreePlace(TOAST, { width: 300, height: 40 }, [])).toEqual({ left: 0, top: 0 })
  })
})
