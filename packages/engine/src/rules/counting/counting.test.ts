import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Conflict } from './clusters.ts'
import { createCostSpace, TOO_LONG } from './cost-space.ts'
import { countRows } from './counting.ts'
import { DROPPED } from './item-classes.ts'

const bound = fc.oneof(
  fc.record({ least: fc.integer({ min: 0, max: 6 }), most: fc.constant(Number.POSITIVE_INFINITY) }),
  fc
    .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }))
    .map(([a, b]) => ({ least: Math.min(a, b), most: Math.max(a, b) })),
)

const given = fc
  .record({ bounds: fc.array(bound, { maxLength: 3 }), factorCount: fc.integer({ min: 1, max: 5 }) })
  .chain(({ bounds, factorCount }) =>
    fc.record({
      bounds: fc.constant(bounds),
      shared: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 3, maxLength: 3 }),
      factors: fc.array(
        fc.array(
          fc.record({
            kind: fc.integer({ min: DROPPED, max: 3 }),
            lengths: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
          }),
          { minLength: 1, maxLength: 5 },
        ),
        { minLength: factorCount, maxLength: factorCount },
      ),
      conflicts: fc.array(
        fc
          .tuple(
            fc.integer({ min: 1, max: 2 ** factorCount - 1 }),
            fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 }),
          )
          .filter(([mask]) => (mask & (mask - 1)) !== 0)
          .map(
            ([mask, kinds]): Conflict => ({
              mask,
              kinds: kinds.slice(0, mask.toString(2).replaceAll('0', '').length),
            }),
          ),
        { maxLength: factorCount === 1 ? 0 : 8 },
      ),
    }),
  )

describe('rows counted under rules', () => {
  it('are the rows of a naive list, by number and by place', () => {
    fc.assert(
      fc.property(given, ({ bounds, shared, factors, conflicts }) => {
        const space = createCostSpace(bounds)
        if (space === null) throw new Error('Bounds this small can be packed.')
        const counting = countRows(
          {
            factors: factors.map((items) => ({
              kinds: Int32Array.from(items, ({ kind }) => kind),
              kindCount: 4,
              costs: Float64Array.from(items, ({ lengths }) => space.toCost(lengths)),
            })),
            conflicts,
            space,
            cost: space.toCost(shared),
          },
          1e6,
        )
        if (counting === null) throw new Error('Conflicts this few can be counted.')

        const rows = product(factors.map(({ length }) => length)).filter((digits) => {
          const items = digits.map((digit, f) => factors[f]?.[digit])
          if (items.some((item) => item?.kind === DROPPED)) return false
          const isInConflict = conflicts.some(({ mask, kinds }) => {
            let i = 0
            return items.every((item, f) => (mask & (1 << f)) === 0 || item?.kind === kinds[i++])
          })
          return (
            !isInConflict &&
            bounds.every(({ least, most }, d) => {
              const length = items.reduce((sum, item) => sum + (item?.lengths[d] ?? 0), shared[d] ?? 0)
              return length >= least && length <= most
            })
          )
        })
        expect(counting.size).toBe(BigInt(rows.length))
        rows.forEach((digits, i) => {
          let state = counting.root
          let rank = BigInt(i)
          let before = 0n
          for (const digit of digits) {
            before += counting.countBefore(state, digit)
            const found = counting.find(state, rank)
            expect(found.item).toBe(digit)
            rank = found.rank
            state = counting.step(state, digit)
          }
          expect(before).toBe(BigInt(i))
          expect(state.size).toBe(1n)
        })
        const perItem = factors.map((items, f) =>
          items.map((_, item) => BigInt(rows.filter((digits) => digits[f] === item).length)),
        )
        expect(counting.rowsPerItem()).toEqual(perItem)
      }),
      { numRuns: 3000 },
    )
  })

  it('count as zero if the texts that all rows share are too long', () => {
    const space = createCostSpace([{ least: 0, most: 3 }])
    if (space === null) throw new Error('One bound can be packed.')
    const factor = { kinds: Int32Array.of(0), kindCount: 1, costs: Float64Array.of(0) }
    const counting = countRows({ factors: [factor], conflicts: [], space, cost: TOO_LONG }, 1)
    expect(counting?.size).toBe(0n)
    expect(counting?.rowsPerItem()).toEqual([[0n]])
  })
})

function product(counts: readonly number[]): number[][] {
  return counts.reduce<number[][]>(
    (heads, count) => heads.flatMap((head) => Array.from({ length: count }, (_, i) => [...head, i])),
    [[]],
  )
}
