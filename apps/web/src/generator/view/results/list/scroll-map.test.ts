import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ScrollMap } from './scroll-map.ts'

const ROW = 24
const rows = fc.oneof(fc.bigInt(1n, 500_000n), fc.bigInt(1n, 10n ** 30n))
const view = fc.integer({ min: 100, max: 900 })

function lastTop(map: ScrollMap, viewHeight: number): number {
  return Math.max(0, map.height - viewHeight)
}

describe('a scroll map', () => {
  it('is never taller than browsers can lay out', () => {
    fc.assert(
      fc.property(rows, view, (count, height) => new ScrollMap(count, ROW, height).height <= 8_000_000),
    )
  })

  it('starts with the first row and ends with the last one', () => {
    fc.assert(
      fc.property(rows, view, (count, height) => {
        const map = new ScrollMap(count, ROW, height)
        expect(map.toPlace(0)).toEqual({ row: 0n, offset: 0 })
        const { row, offset } = map.toPlace(lastTop(map, height))
        if (count * BigInt(ROW) < BigInt(height)) return
        const bottom = Number(count - row) * ROW - offset
        expect(bottom).toBeCloseTo(height, 3)
      }),
    )
  })

  it('maps a lower scroll position to a lower place', () => {
    const shares = fc.tuple(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    fc.assert(
      fc.property(rows, view, shares, (count, height, [a, b]) => {
        const map = new ScrollMap(count, ROW, height)
        const [upper, lower] = [Math.min(a, b), Math.max(a, b)].map((share) =>
          map.toPlace(share * lastTop(map, height)),
        )
        if (upper === undefined || lower === undefined) return
        expect(
          upper.row < lower.row || (upper.row === lower.row && upper.offset <= lower.offset + 1e-6),
        ).toBe(true)
      }),
    )
  })

  it('maps a row back to the scroll position that leads to it', () => {
    fc.assert(
      fc.property(rows, view, fc.double({ min: 0, max: 1, noNaN: true }), (count, height, share) => {
        const map = new ScrollMap(count, ROW, height)
        const top = share * lastTop(map, height)
        expect(Math.abs(map.toScrollTop(map.toPlace(top)) - top)).toBeLessThan(ROW)
      }),
    )
  })

  it('goes pixel by pixel through short lists and near both ends of long ones', () => {
    const map = new ScrollMap(10n ** 15n, ROW, 320)
    expect(map.toPlace(1234.5)).toEqual({ row: 51n, offset: 10.5 })
    const end = map.toPlace(map.height - 320)
    expect(map.toPlace(map.height - 320 - 24)).toEqual({ row: end.row - 1n, offset: end.offset })
  })
})
