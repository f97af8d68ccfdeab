import { compileRecipe, type Recipe } from '@wordloom/engine'
import { createKeyword, judge, MATCH_TYPES } from '@wordloom/targets'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countMatchedRows } from './count-matched-rows.ts'

const phrase = fc
  .array(fc.constantFrom('a', 'b', 'C'), { minLength: 1, maxLength: 2 })
  .map((words) => words.join(' '))
const column = fc.record({
  words: fc.array(phrase, { minLength: 1, maxLength: 3 }),
  isOptional: fc.boolean(),
})
const arrangement = fc.constantFrom<Partial<Recipe>>(
  { separator: ' ' },
  { separator: '-' },
  { separator: ' or ', prefix: 'a ', suffix: ' b' },
  { allOrders: true, separator: ' ' },
  { patterns: ['{1} in {2}', '{{a}} {3} {Column 1}'] },
  { patterns: ['{2}'], links: [[0, 1]] },
)
const rules = fc.constantFrom<Recipe['rules']>(
  {},
  { noWordTwice: true },
  { lengths: [{ unit: 'characters', most: 5 }] },
  { conditions: 'NOT ([1] = [2])' },
  { leaveOut: ['a b', 'b in a'] },
)
const recipe = fc
  .record({ columns: fc.tuple(column, column, column), arrangement, rules, unique: fc.boolean() })
  .map(({ columns, arrangement: own, rules: kept, unique }): Recipe => {
    const lines = Math.min(columns[0].words.length, columns[1].words.length)
    const linked = columns.map(({ words, ...rest }, i) => ({
      ...rest,
      words: own.links !== undefined && i < 2 ? words.slice(0, lines) : words,
    }))
    return { columns: linked, ...own, unique, ...(kept !== undefined && { rules: kept }) }
  })
const negative = fc
  .tuple(
    fc.array(fc.constantFrom('a', 'b', 'c', 'in'), { minLength: 1, maxLength: 3 }),
    fc.constantFrom(...MATCH_TYPES),
  )
  .map(([words, matchType]) => createKeyword(words.join(' '), matchType))

describe('the rows that a negative matches', () => {
  it('are counted by the rules of the platform, also where a hyphen stands for a space', () => {
    const made: Recipe = {
      columns: [{ words: ['red', 'Fifth'] }, { words: ['Ave.', 'shoes'] }],
      separator: '-',
    }
    const negatives = [createKeyword('fifth ave', 'phrase', {}, 'google-ads')]
    let isStreamed = false
    const { counts } = countMatchedRows(
      { recipe: made, compiled: compileRecipe(made), matchType: 'phrase', platform: 'google-ads' },
      negatives,
      {
        onStreamed: () => {
          isStreamed = true
        },
      },
    )
    expect(counts).toMatchObject([{ effect: 'blocks', rows: 1n, examples: ['Fifth-Ave.'] }])
    expect(isStreamed).toBe(false)
  })

  it('are counted as if all rows were made', () => {
    let counted = 0
    const runs = 300
    fc.assert(
      fc.property(
        recipe,
        fc.array(negative, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...MATCH_TYPES),
        (made, negatives, matchType) => {
          const compiled = compileRecipe(made)
          const { plan } = compiled
          const rows = plan.kind === 'indexed' ? plan.slice(0n, Number(plan.size)) : []
          let isStreamed = false
          const result = countMatchedRows(
            { recipe: made, compiled, matchType, platform: 'apple-ads' },
            negatives,
            {
              onStreamed: () => {
                isStreamed = true
              },
            },
          )
          if (!isStreamed) counted++
          const isMatched = (row: string, term: (typeof negatives)[number]) =>
            judge(term, createKeyword(row, 'exact')) !== null
          expect(result.total).toBe(BigInt(rows.length))
          for (const { negative: term, effect, rows: matched, examples } of result.counts) {
            const own = rows.filter((row) => isMatched(row, term))
            expect(examples).toHaveLength(Math.min(3, own.length))
            for (const example of examples) expect(own).toContain(example)
            expect(matched).toBe(BigInt(own.length))
            const effects = own.map((row) => judge(term, createKeyword(row, matchType))?.effect)
            expect(new Set(effects).size).toBeLessThan(2)
            if (effects.length > 0) expect(effects[0]).toBe(effect)
          }
          const blocking = result.counts.filter(({ effect }) => effect === 'blocks')
          const left = rows.filter((row) => !blocking.some(({ negative: term }) => isMatched(row, term)))
          expect(result.left).toBe(BigInt(left.length))
        },
      ),
      { numRuns: runs },
    )
    // Most recipes need no walk over their rows.
    expect(counted).toBeGreaterThan(runs / 3)
  })
})
