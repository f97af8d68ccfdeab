import { describe, expect, it } from 'vitest'
import type { PartialRowTest } from '../rules/partial-row-test.ts'
import { findCovering, MAX_TUPLES } from './find-covering.ts'

const ALL = { mayKeep: () => true, forbid: () => {} }

function completeRows(keeps: (row: number[]) => boolean): PartialRowTest {
  return {
    ...ALL,
    mayKeep(items) {
      const row = Array.from(items)
      return row.includes(-1) || keeps(row)
    },
  }
}

function model(...groups: readonly (readonly [words: number, factors: number])[]): number[] {
  return groups.flatMap(([words, factors]) => new Array<number>(factors).fill(words))
}

function rowsOf({ items }: { items: Int32Array }, width: number): number[][] {
  return Array.from({ length: items.length / width }, (_, row) => [
    ...items.subarray(row * width, (row + 1) * width),
  ])
}

function countPairs(rows: readonly (readonly number[])[]): number {
  const pairs = new Set<string>()
  for (const row of rows)
    row.forEach((item, a) => {
      for (let b = a + 1; b < row.length; b++) pairs.add(`${a}:${item} ${b}:${row[b]}`)
    })
  return pairs.size
}

describe('a covering of pairs', () => {
  // The first four are published (pairwise.org, efficiency); the others are those of pict-wasm 3.7.4-wasm.27.
  it.each([
    ['3^4', model([3, 4]), 9],
    ['4^15 3^17 2^29', model([4, 15], [3, 17], [2, 29]), 37],
    ['4^1 3^39 2^35', model([4, 1], [3, 39], [2, 35]), 27],
    ['10^20', model([10, 20]), 210],
    ['30^6', model([30, 6]), 1138],
    ['50^4', model([50, 4]), 2769],
    ['100^3', model([100, 3]), 10_390],
  ])('has no more rows than PICT for %s', (_, counts, most) => {
    const covering = findCovering({ counts, strength: 2, seed: '1', test: ALL })
    const { size, total, covered } = covering
    expect(size).toBeLessThanOrEqual(most)
    expect([covered, countPairs(rowsOf(covering, counts.length))]).toEqual([total, total])
  })

  it('depends only on the seed', () => {
    const [first, again, other] = ['a', 'a', 'b'].map((seed) =>
      findCovering({ counts: [3, 4, 3], strength: 2, seed, test: ALL }),
    )
    expect(again).toEqual(first)
    expect(other?.items).not.toEqual(first?.items)
  })

  it('is the same in every version', () => {
    const covering = findCovering({ counts: [3, 2, 2], strength: 2, seed: 'spring', test: ALL })
    expect(rowsOf(covering, 3).map((row) => row.join(''))).toEqual(GOLDEN)
  })

  it('has each word of a single column once', () => {
    const { items, ...counts } = findCovering({ counts: [4], strength: 2, seed: '', test: ALL })
    expect([...items].sort()).toEqual([0, 1, 2, 3])
    expect(counts).toEqual({ size: 4, total: 4, covered: 4, impossible: 0, undecided: 0 })
  })

  it('has no rows if a column has no words', () => {
    const { size, total } = findCovering({ counts: [3, 0, 2], strength: 2, seed: '', test: ALL })
    expect([size, total]).toEqual([0, 0])
  })

  it('says how many pairs no row has', () => {
    const covering = findCovering({
      counts: [3, 3, 3],
      strength: 2,
      seed: '',
      // The first word of the first column meets nothing.
      test: completeRows(([first]) => first !== 0),
    })
    expect(covering).toMatchObject({ total: 27, covered: 21, impossible: 6, undecided: 0 })
    expect(rowsOf(covering, 3).every(([a]) => a !== 0)).toBe(true)
  })

  it('says how many pairs it could not decide, and ends', () => {
    const covering = findCovering({
      counts: [2, 2, 20, 20, 20, 20],
      strength: 2,
      seed: '',
      test: completeRows((row) => row[0] !== 0 || row[1] !== 0),
    })
    const { total, covered, undecided } = covering
    expect([covered, undecided]).toEqual([total - 1, 1])
  })

  it('finds rows that only few are like', () => {
    const covering = findCovering({
      counts: [12, 12, 12, 12],
      strength: 2,
      seed: '',
      test: completeRows((row) => row.reduce((a, b) => a + b) % 12 === 0),
    })
    expect(covering).toMatchObject({ covered: 864, impossible: 0, undecided: 0 })
  })

  it('refuses more pairs than it can cover in time', () => {
    const task = { strength: 2, seed: '', test: ALL } as const
    expect(MAX_TUPLES).toBeLessThan(2001 * 2000)
    expect(() => findCovering({ ...task, counts: [2001, 2000] })).toThrow(
      new RangeError("A covering can't have 4002000 tuples."),
    )
    expect(() => findCovering({ ...task, strength: 3, counts: model([10, 2000]) })).toThrow(RangeError)
  })
})

const GOLDEN = ['001', '010', '100', '111', '201', '210']
