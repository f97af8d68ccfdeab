import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Layout } from '../recipe/layout.ts'
import { toLayouts } from '../recipe/layouts.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { compileRules } from '../rules/compiled-rules.ts'
import { createPartialRowTest } from '../rules/partial-row-test.ts'
import { createRowTest } from '../rules/row-test.ts'
import { coverLayouts } from './cover-layouts.ts'

const RUNS = { numRuns: Number(process.env['LAW_RUNS'] ?? 500) }

const word = fc.constantFrom('a', 'b', 'A', 'ab', 'a b', 'é', '😀', '', ' ', '東 a')
const column = fc.integer({ min: 1, max: 4 })
const condition = fc.oneof(
  fc
    .tuple(column, word, column, word)
    .map(([a, left, b, right]) => `IF [${a}] = "${left}" THEN [${b}] <> "${right}"`),
  fc
    .shuffledSubarray([1, 2, 3, 4], { minLength: 3, maxLength: 3 })
    .map(([a, b, c]) => `[${a}] LIKE "*a*" OR NOT [${b}] = [${c}]`),
  fc
    .shuffledSubarray([1, 2, 3, 4], { minLength: 3, maxLength: 3 })
    .map(([a, b, c]) => `IF [${a}] = "a" AND [${b}] = "b" THEN [${c}] IN {"ab", ""} ELSE [${c}] <> "a"`),
)
const length = fc.record({
  unit: fc.constantFrom('characters' as const, 'words' as const, 'bytes' as const, 'width' as const),
  least: fc.integer({ min: 0, max: 5 }),
  most: fc.integer({ min: 2, max: 9 }),
})

const recipe: fc.Arbitrary<Recipe> = fc.record({
  columns: fc.array(fc.record({ words: fc.array(word, { maxLength: 4 }), isOptional: fc.boolean() }), {
    minLength: 4,
    maxLength: 4,
  }),
  separator: fc.constantFrom('', ' ', '-'),
  patterns: fc.option(fc.constant(['{1} {2} {3}', '{4}{2} {1}']), { nil: ['{1}-{2} {3} {4}'] }),
  unique: fc.boolean(),
  rules: fc.record({
    lengths: fc.array(length, { maxLength: 1 }),
    noWordTwice: fc.boolean(),
    conditions: fc.array(condition, { maxLength: 3 }).map((conditions) => conditions.join(';')),
    leaveOut: fc.array(
      fc.tuple(word, word, word).map((words) => words.join(' ')),
      { maxLength: 4 },
    ),
  }),
})
const strength = fc.constantFrom(2 as const, 3 as const)

describe('a covering of any recipe', () => {
  it('has only kept rows, and each tuple that some kept row has', () => {
    fc.assert(
      fc.property(recipe, strength, fc.string(), (given, strength, seed) => {
        const rules = compileRules(given)
        const layouts = toLayouts(given)
        const { sections, coverage } = coverLayouts(layouts, rules, { strength, seed })
        let possible = 0
        layouts.forEach((layout, i) => {
          const section = sections[i]
          const { keeps } = createRowTest(layout, rules)
          const kept = allRows(layout).filter(keeps)
          const rows = Array.from(
            { length: Number(section?.size) },
            (_, rank) => section?.itemsAt(BigInt(rank)) ?? [],
          )
          expect(rows.every(keeps)).toBe(true)
          expect(rows).toEqual(kept.filter((row) => section?.find(row).isKept))
          expect(tuplesOf(rows, strength)).toEqual(tuplesOf(kept, strength))
          possible += tuplesOf(kept, strength).size
        })
        const { total } = coverage
        expect(coverage).toEqual({ total, covered: possible, impossible: total - possible, undecided: 0 })
      }),
      RUNS,
    )
  })
})

describe('the test of a row with free factors', () => {
  it('refuses it only if all rows with its items are dropped, and decides complete rows', () => {
    fc.assert(
      fc.property(recipe, fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), (given, isFree) => {
        const rules = compileRules(given)
        for (const layout of toLayouts(given)) {
          const { keeps } = createRowTest(layout, rules)
          const { mayKeep, forbid } = createPartialRowTest(layout, rules)
          for (const row of allRows(layout)) {
            expect(mayKeep(row)).toBe(keeps(row))
            if (!keeps(row)) continue
            const some = row.map((item, factor) => (isFree[factor] ? -1 : item))
            expect(mayKeep(some)).toBe(true)
            row.forEach((item, factor) => {
              if (some[factor] !== -1) return
              const ratings = new Float64Array(layout.factors[factor]?.count ?? 0)
              forbid(some, factor, ratings)
              expect(ratings[item]).toBe(0)
            })
          }
        }
      }),
      RUNS,
    )
  })
})

function allRows({ factors }: Layout): number[][] {
  return factors.reduce<number[][]>(
    (heads, { count }) =>
      heads.flatMap((head) => Array.from({ length: count }, (_, item) => [...head, item])),
    [[]],
  )
}

function tuplesOf(rows: readonly (readonly number[])[], strength: number): Set<string> {
  return new Set(
    rows.flatMap((row) =>
      choose(
        row.map((item, factor) => `${factor}:${item}`),
        Math.min(strength, row.length),
      ),
    ),
  )
}

function choose(parts: readonly string[], count: number): string[] {
  if (count === 0) return ['']
  return parts.flatMap((part, i) =>
    choose(parts.slice(i + 1), count - 1).map((others) => `${part} ${others}`),
  )
}
