import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { retryDelayAfter } from './patience.ts'

describe('R9 the wait before another attempt', () => {
  it.each([
    [1, 5_000],
    [2, 10_000],
    [3, 20_000],
    [8, 640_000],
    [9, 900_000],
    [500, 900_000],
  ])('after %i attempts is at most %i milliseconds', (attempts, most) => {
    expect(retryDelayAfter(attempts, 1)).toBe(most)
  })

  it('is randomly up to a quarter shorter, and still grows until it reaches its maximum', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), chance, chance, (attempts, one, other) => {
        const longest = retryDelayAfter(attempts, 1)
        expect(retryDelayAfter(attempts, one)).toBeGreaterThanOrEqual(longest * 0.75)
        expect(retryDelayAfter(attempts, one)).toBeLessThanOrEqual(longest)
        if (attempts < 8)
          expect(retryDelayAfter(attempts + 1, other)).toBeGreaterThan(retryDelayAfter(attempts, one))
      }),
    )
  })
})
