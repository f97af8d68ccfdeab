import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SYNTAX } from '../../document/export-formats.ts'
import { compileRules } from '../../rules/compiled-rules.ts'
import { countLayout } from '../../rules/counting/count-layout.ts'
import { encodeGrid } from '../../write/encoded-grid.ts'
import { toLayouts } from '../layouts.ts'
import type { Recipe } from '../recipe.ts'
import { testRows } from '../test-rows.ts'
import { writeCounted } from './write-counted.ts'

const word = fc.constantFrom('a', 'b', 'c', 'd', 'aa', 'bb', 'cc', 'a b', 'c d', 'dddd', '漢', 'é a')
const gap = fc.constantFrom(' ', '-', '', ` ${'-'.repeat(300)} `)

function condition(columns: number) {
  const column = fc.integer({ min: 1, max: columns })
  const term = fc.oneof(
    fc.tuple(column, word).map(([c, text]) => `[${c}] <> "${text}"`),
    fc
      .tuple(column, fc.uniqueArray(word, { minLength: 1, maxLength: 4 }))
      .map(([c, words]) => `[${c}] IN {${words.map((text) => `"${text}"`)}}`),
    fc.tuple(column, fc.constantFrom('*a*', '?', '* *')).map(([c, text]) => `[${c}] LIKE "${text}"`),
  )
  const pair = fc
    .tuple(column, word, column, word)
    .map(([a, text, b, other]) => `IF [${a}] = "${text}" THEN [${b}] <> "${other}"`)
  return fc.oneof(
    { weight: 4, arbitrary: pair },
    {
      weight: 2,
      arbitrary: fc.tuple(column, word, term).map(([c, text, then]) => `IF [${c}] = "${text}" THEN ${then}`),
    },
    fc.array(term, { minLength: 2, maxLength: 3 }).map((terms) => terms.join(' OR ')),
  )
}

const given = fc.constantFrom(1, 2, 3, 4, 4, 5, 5).chain((count) =>
  fc.record({
    columns: fc.array(fc.uniqueArray(word, { minLength: 1, maxLength: count === 5 ? 4 : 7 }), {
      minLength: count,
      maxLength: count,
    }),
    separator: gap,
    suffix: gap,
    conditions: fc.array(condition(count), { maxLength: 16 }),
    most: fc.option(fc.integer({ min: 3, max: 14 })),
    noWordTwice: fc.boolean(),
    leftOut: fc.array(fc.nat(), { maxLength: 6 }),
    from: fc.nat(),
    to: fc.nat(),
    cut: fc.nat(),
  }),
)

const RUNS = { numRuns: Number(process.env['LAW_RUNS'] ?? 500) }

describe('counted rows', () => {
  it('are written as a test of each row keeps them, wherever heads end, from any row to any other', () => {
    fc.assert(
      fc.property(
        given,
        ({ columns, separator, suffix, conditions, most, noWordTwice, leftOut, ...range }) => {
          const shared = separator.length * (columns.length - 1) + suffix.length
          const recipe: Recipe = {
            columns: columns.map((words) => ({ words })),
            separator,
            suffix,
            rules: {
              conditions: conditions.join(';'),
              lengths: most === null ? [] : [{ unit: 'characters', most: most + shared }],
              noWordTwice,
            },
          }
          const rows = keptRows(recipe)
          const counted = countRecipe(recipe)
          if (counted === null) return
          const lastCut = counted.grid.columns.findLastIndex(({ source }) => source !== null)
          const [from = 0, to = 0] = [range.from, range.to]
            .map((each) => each % (rows.length + 1))
            .sort((a, b) => a - b)
          const out = new Set(leftOut.map((each) => each % (rows.length + 1)))
          const written = writeCounted(
            {
              ...counted,
              from: BigInt(from),
              to: BigInt(to),
              leftOut: [...out].sort((a, b) => a - b).map(BigInt),
            },
            range.cut % (lastCut + 1),
          )
          expect(toText(written)).toBe(rows.filter((_, i) => i >= from && i < to && !out.has(i)).join(''))
        },
      ),
      RUNS,
    )
  })

  it('lack what one, two or three earlier words exclude together, wherever heads end', () => {
    const recipe: Recipe = {
      columns: [1, 2, 3, 4, 5].map((column) => ({
        words: ['a', 'b', 'c', 'd'].map((word) => word + column),
      })),
      separator: ' ',
      rules: {
        conditions: [
          'IF [1] = "a1" THEN [2] <> "b2"',
          'IF [1] = "d1" THEN [3] <> "b3"',
          'IF [1] = "a1" THEN [5] <> "c5"',
          'IF [1] = "b1" AND [2] = "c2" THEN [3] <> "c3"',
          'IF [1] = "b1" AND [2] = "c2" THEN [4] <> "d4"',
          'IF [1] = "b1" AND [3] = "d3" THEN [4] <> "d4"',
          'IF [1] = "b1" THEN [4] <> "d4" OR [5] = "a5"',
          'IF [1] = "c1" AND [2] = "d2" AND [4] = "a4" THEN [5] <> "b5"',
          'IF [2] = "a2" THEN [3] <> "b3"',
          'IF [4] = "b4" THEN [5] <> "c5"',
        ].join(';'),
      },
    }
    const rows = keptRows(recipe)
    const counted = countRecipe(recipe)
    if (counted === null) throw new Error('Rows this few can be counted.')
    for (const cut of [0, 1, 2, 3, 4]) {
      for (const from of [0, 1, 100]) {
        const range = { from: BigInt(from), to: BigInt(rows.length), leftOut: [] }
        expect(toText(writeCounted({ ...counted, ...range }, cut))).toBe(rows.slice(from).join(''))
      }
    }
  })

  it('may begin with words larger than the output buffer', () => {
    const recipe: Recipe = {
      columns: [{ words: ['a'.repeat(300_000), 'b'] }, { words: ['c', 'd'] }, { words: ['e', 'f'] }],
      rules: { conditions: 'IF [1] <> "b" THEN [2] = "c" AND [3] = "e"' },
    }
    expect(keptRows(recipe)).toHaveLength(5)
    const counted = countRecipe(recipe)
    if (counted === null) throw new Error('Rows this few can be counted.')
    expect(toText(writeCounted({ ...counted, from: 0n, to: 5n, leftOut: [] }, 1))).toBe(
      keptRows(recipe).join(''),
    )
  })
})

function keptRows(recipe: Recipe): string[] {
  const tested = testRows(recipe, [recipe.rules ?? {}]).from(0n)
  return Array.from(tested, (row) => (row.droppedBy.length === 0 ? [`${row.text()}\n`] : [])).flat()
}

/** Returns `null` if the recipe has no rows, or can't be counted. */
function countRecipe(recipe: Recipe) {
  const [layout] = toLayouts(recipe)
  const counting = layout && countLayout(layout, compileRules(recipe), 1e6)
  const grid = layout ? encodeGrid({ ...layout, columns: layout.places }, SYNTAX.txt) : null
  return counting && grid ? { grid, counting } : null
}

function toText(chunks: Iterable<Uint8Array>): string {
  return Buffer.concat(Array.from(chunks, (chunk) => chunk.slice())).toString()
}
