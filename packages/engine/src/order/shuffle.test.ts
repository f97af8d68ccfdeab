import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createNumberShuffle, createShuffle } from './shuffle.ts'

function numbersOf(size: number, seed: string): number[] {
  const shuffle = createShuffle(BigInt(size), seed)
  return Array.from({ length: size }, (_, place) => Number(shuffle.at(BigInt(place))))
}

describe('a shuffled order', () => {
  it('has each number once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.string(), (size, seed) => {
        expect(new Set(numbersOf(size, seed)).size).toBe(size)
      }),
    )
    expect(new Set(numbersOf(70_001, 'a larger one')).size).toBe(70_001)
  })

  it('knows the place of each number, at any size', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 2n ** 200n }),
        fc.bigInt({ min: 0n }),
        fc.string(),
        (size, n, seed) => {
          const shuffle = createShuffle(size, seed)
          const place = n % size
          expect(shuffle.placeOf(shuffle.at(place))).toBe(place)
          expect(shuffle.at(shuffle.placeOf(place))).toBe(place)
        },
      ),
    )
  })

  it('is the same for many places together as for each alone, and as modulo makes it', () => {
    const size = fc.oneof(
      fc.integer({ min: 1, max: 200_000 }),
      fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      fc.integer({ min: 257, max: 2 ** 26 }).map((root) => root ** 2),
    )
    fc.assert(
      fc.property(size, fc.nat({ max: 50 }), fc.nat(), fc.string(), (count, most, n, seed) => {
        const shuffle = createNumberShuffle(count, seed)
        const from = n % count
        const places = Array.from({ length: Math.min(most, count - from) }, (_, i) => from + i)
        const numbers = new Float64Array(places.length)
        shuffle.fill(from, numbers)
        expect([...numbers]).toEqual(places.map(shuffle.at))
        expect([...numbers].map(shuffle.placeOf)).toEqual(places)
      }),
    )
  })

  it('is the same in every version', () => {
    expect(numbersOf(10, 'spring')).toEqual(GOLDEN_SMALL)
    const places = [0n, 1n, 2n, 3n]
    const large = createShuffle(10n ** 9n, 'spring')
    expect(places.map((place) => large.at(place))).toEqual(GOLDEN_LARGE)
    const huge = createShuffle(10n ** 40n, 'spring')
    expect(places.map((place) => huge.at(place))).toEqual(GOLDEN_HUGE)
  })

  it('is any of the possible orders, about equally often', () => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 12_000; seed++) {
      const order = numbersOf(5, `seed ${seed}`).join()
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(120)
    const squares = [...counts.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0)
    // The 99.9th percentile of the chi-squared distribution with 119 degrees of freedom.
    expect(squares).toBeLessThan(172)
  })

  it('spreads neighbors over all numbers, also for seeds that differ in one letter', () => {
    for (const seed of ['seed 1', 'seed 2', 'seed 3']) {
      const shuffle = createShuffle(10n ** 9n, seed)
      const tenths = new Array<number>(10).fill(0)
      for (let place = 0n; place < 10_000n; place++) {
        const tenth = Number(shuffle.at(place) / 10n ** 8n)
        tenths[tenth] = (tenths[tenth] ?? 0) + 1
      }
      const squares = tenths.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)
      // The 99.9th percentile with 9 degrees of freedom.
      expect(squares).toBeLessThan(27.9)
    }
  })

  it('refuses a place that does not exist', () => {
    expect(() => createShuffle(3n, '').at(3n)).toThrow('There is no row 3 among 3.')
    expect(() => createShuffle(10n ** 9n, '').placeOf(-1n)).toThrow(RangeError)
  })
})

const GOLDEN_SMALL = [5, 6, 7, 8, 4, 3, 0, 2, 9, 1]
const GOLDEN_LARGE = [84224266n, 656275729n, 405673812n, 7522605n]
const GOLDEN_HUGE = [
  8322831991151486245538319783194296755278n,
  444731534069289127787678791612122867116n,
  8139981026819387000942922287424982612409n,
  9531800434024131606545557100452338001108n,
]
