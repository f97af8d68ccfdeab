import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EXPORT_FORMATS } from '../document/export-formats.ts'
import { toComparable } from '../letters/to-comparable.ts'
import { lengthIn } from '../measures/length-in.ts'
import { holds } from '../rules/conditions/holds.ts'
import { parseConditions } from '../rules/conditions/parse-conditions.ts'
import { compileRecipe, type RowLayout } from './compile-recipe.ts'
import { namesOf } from './layouts.ts'
import type { LengthRule, Recipe } from './recipe.ts'
import { testRows } from './test-rows.ts'

const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('a', 'b', 'A', 'ab', 'a b', 'b c', 'c', 'aa') },
  { weight: 1, arbitrary: fc.constantFrom('é', '😀', '', ' ', 'a ', ' b', '東 a', '\ud83d') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'e',
      '\u0301',
      'É',
      "a'",
      'a’',
      'ab\u00ad',
      'İ',
      'I',
      'ß',
      'SS',
      'Σ',
      'ς',
      '가',
      '\u11a8',
    ),
  },
)

const gap = fc.constantFrom('', ' ', ' ', '-', ' in ', 'a')

const condition = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), word, fc.integer({ min: 1, max: 4 }), word)
    .map(([a, left, b, right]) => `IF [${a}] = "${left}" THEN [${b}] <> "${right}"`),
  fc.shuffledSubarray([1, 2, 3, 4], { minLength: 2, maxLength: 2 }).map(([a, b]) => `[${a}] <> [${b}]`),
  fc
    .shuffledSubarray([1, 2, 3, 4], { minLength: 3, maxLength: 3 })
    .map(([a, b, c]) => `[${a}] LIKE "*a*" OR NOT [${b}] = [${c}]`),
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.uniqueArray(word, { minLength: 1, maxLength: 3 }))
    .map(([a, words]) => `[${a}] IN {${words.map((each) => `"${each}"`)}} OR [1] = "a" OR [2] = "b"`),
)

const lengthRule = fc
  .record({
    unit: fc.constantFrom('characters', 'words', 'bytes', 'width'),
    least: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
    most: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
    of: fc.option(fc.constantFrom(/[ab]/u, /[^a-c ]/u, /[ -]/u), { nil: undefined }),
    at: fc.option(fc.constantFrom('start', 'end'), { nil: undefined }),
  })
  .map(
    ({ unit, least, most, of, at }): LengthRule => ({
      unit: unit as LengthRule['unit'],
      ...(unit !== 'words' && of !== undefined && { of }),
      ...(unit !== 'words' && at !== undefined && { at: at as 'start' | 'end' }),
      ...(least !== undefined && { least }),
      ...(most !== undefined && { most }),
    }),
  )

function pattern(columns: number) {
  return fc
    .array(fc.tuple(gap, fc.integer({ min: 1, max: columns })), { minLength: 1, maxLength: columns + 1 })
    .map((parts) => parts.map(([before, column]) => `${before}{${column}}`).join(''))
}

const recipe = fc
  .integer({ min: 1, max: 4 })
  .chain((columns) =>
    fc.record({
      columns: fc.array(fc.record({ words: fc.array(word, { maxLength: 4 }), isOptional: fc.boolean() }), {
        minLength: columns,
        maxLength: columns,
      }),
      isLinked: fc.boolean(),
      patterns: fc.option(fc.array(pattern(columns), { minLength: 1, maxLength: 3 }), { nil: undefined }),
      separator: gap,
      prefix: gap,
      suffix: gap,
      lengths: fc.array(lengthRule, { maxLength: 2 }),
      noWordTwice: fc.boolean(),
      conditions: fc.array(condition, { maxLength: 3 }),
      leaveOut: fc.array(
        fc.tuple(word, gap, word).map((parts) => parts.join('')),
        { maxLength: 4 },
      ),
      unique: fc.boolean(),
      slowest: fc.shuffledSubarray([...Array(columns).keys()]),
    }),
  )
  .map(({ columns, isLinked, patterns, lengths, noWordTwice, conditions, leaveOut, ...texts }): Recipe => {
    const [first, second] = columns
    const links = isLinked && first !== undefined && second !== undefined ? [[0, 1]] : []
    const linked = columns.map((column, i) =>
      links.length > 0 && i === 1
        ? { ...column, words: first?.words.map((each, k) => second?.words[k] ?? each) ?? [] }
        : column,
    )
    return {
      ...texts,
      columns: linked,
      links,
      ...(patterns !== undefined && { patterns }),
      rules: {
        lengths,
        noWordTwice,
        conditions: conditions
          .filter((text) => ![...text.matchAll(/\[(\d)\]/g)].some(([, n]) => Number(n) > columns.length))
          .join(';'),
        leaveOut,
      },
    }
  })

const RUNS = { numRuns: Number(process.env['LAW_RUNS'] ?? 500) }

describe('a recipe', () => {
  it('makes the rows of a naive list, in order, by number and by text', () => {
    fc.assert(
      fc.property(recipe, (given) => {
        const rows = naive(given)
        const { plan, layouts } = compileRecipe(given)
        if (plan.kind !== 'indexed') throw new Error('A plan this small must be counted.')
        expect(plan.slice(0n, rows.length + 1)).toEqual(rows)
        expect(plan.size).toBe(BigInt(rows.length))
        const firsts = new Map<string, number>()
        rows.forEach((row, i) => {
          const index = BigInt(i)
          expect(plan.at(index)).toBe(row)
          expect(fillLayout(layouts[plan.productAt(index)], plan.parts(index))).toBe(row)
          if (!firsts.has(row)) firsts.set(row, i)
        })
        for (const [row, i] of firsts) expect(plan.indexOf(row)).toBe(BigInt(i))
        expect(plan.indexOf('no such row')).toBeNull()
      }),
      RUNS,
    )
  })

  it('writes any range of its rows in every format, with the size that it predicts', () => {
    fc.assert(
      fc.property(recipe, fc.nat(), fc.nat(), fc.constantFrom(...EXPORT_FORMATS), (given, a, b, format) => {
        const rows = naive(given)
        const [from = 0, to = 0] = [a % (rows.length + 1), b % (rows.length + 1)].sort((x, y) => x - y)
        const { plan } = compileRecipe(given)
        if (plan.kind !== 'indexed') throw new Error('A plan this small must be counted.')
        const range = { from: BigInt(from), to: BigInt(to) }
        expect(toText(plan.chunks(range))).toBe(
          rows
            .slice(from, to)
            .map((row) => `${row}\n`)
            .join(''),
        )
        const bytes = BigInt(Buffer.byteLength(toText(plan.chunks({ format, chunkSize: 16 }))))
        expect(plan.bytesOf(format) ?? bytes).toBe(bytes)
      }),
      RUNS,
    )
  })

  it('has as many rows for each word of a column as its sample says, if there are so many', () => {
    fc.assert(
      fc.property(recipe, fc.nat({ max: 3 }), fc.integer({ min: 1, max: 3 }), (given, column, count) => {
        const marked = withMarks(given, column)
        const rows = naive(marked)
        const words = rows.map(markOf)
        if (words.every((word) => word === '')) return
        const { plan } = compileRecipe({ ...marked, order: { each: { column, count, seed: 'x' } } })
        if (plan.kind !== 'indexed') throw new Error('A plan this small must be counted.')
        const chosen = plan.slice(0n, rows.length)
        for (const word of new Set(words)) {
          const kept = words.filter((each) => each === word).length
          const expected = word === '' ? 0 : Math.min(kept, count)
          expect(chosen.filter((row) => markOf(row) === word)).toHaveLength(expected)
        }
        expect(BigInt(chosen.length)).toBe(plan.size)
        let at = -1
        for (const row of chosen) {
          at = rows.indexOf(row, at + 1)
          expect(at).not.toBe(-1)
        }
      }),
      RUNS,
    )
  })

  it('has the rows that a test of each row keeps', () => {
    fc.assert(
      fc.property(recipe, fc.nat(), (given, seed) => {
        const { layouts, extent, from } = testRows(given, [given.rules ?? {}])
        const begin = BigInt(seed) % (extent + 1n)
        const tested = Array.from(from(0n), (row) => ({
          position: row.position,
          text: row.text(),
          shown: fillLayout(layouts[row.product], row.parts()),
          isKept: row.droppedBy.length === 0,
        }))
        const kept = tested.filter(({ isKept }) => isKept).map(({ text }) => text)
        expect(given.unique === true ? [...new Set(kept)] : kept).toEqual(naive(given))
        expect(tested.map(({ shown }) => shown)).toEqual(tested.map(({ text }) => text))
        expect(tested.map(({ position }) => position)).toEqual(tested.map((_, i) => BigInt(i)))
        expect(Array.from(from(begin), (row) => row.position)).toEqual(
          tested.slice(Number(begin)).map(({ position }) => position),
        )
      }),
      RUNS,
    )
  })

  it('gives the same rows when it is streamed', () => {
    fc.assert(
      fc.property(recipe, fc.nat(), (given, seed) => {
        const rows = naive(given)
        const fields = [
          { name: 'Fixed', template: 'x' },
          { name: 'Text', template: '{text}' },
        ]
        const budget = { connected: seed % 2 === 0 ? 0 : 1e6, tested: -1 }
        const { plan, table } = compileRecipe({ ...given, fields }, budget)
        expect(toText(table?.lines(1) ?? [])).toBe(rows.map((row) => `${row}\n`).join(''))
        if (plan.kind === 'indexed') return
        const walked = plan.rows(0n, rows.length + 1)
        expect(walked.map(({ text }) => text)).toEqual(rows)
        expect(toText(plan.chunks())).toBe(rows.map((row) => `${row}\n`).join(''))
        const from = BigInt(seed) % (plan.atMost + 1n)
        expect(plan.rows(from, rows.length + 1)).toEqual(walked.filter(({ position }) => position >= from))
        const firsts = new Map(walked.toReversed().map(({ text, position }) => [text, position]))
        for (const [text, position] of firsts) expect(plan.positionOf(text)).toBe(position)
      }),
      RUNS,
    )
  })
})

function withMarks({ patterns: _, ...recipe }: Recipe, column: number): Recipe {
  const columns = recipe.columns.map((each, i) =>
    i === column ? { ...each, words: each.words.map((word) => `<${word}>`) } : each,
  )
  return { ...recipe, columns }
}

function markOf(row: string): string {
  return /<.*>/u.exec(row)?.[0] ?? ''
}

function fillLayout(layout: RowLayout | undefined, parts: readonly string[]): string {
  return (layout?.places ?? []).reduce((text, { tail }, k) => text + parts[k] + tail, layout?.lead ?? '')
}

function toText(chunks: Iterable<Uint8Array>): string {
  return Buffer.concat([...chunks].map((chunk) => chunk.slice())).toString()
}

function naive(recipe: Recipe): string[] {
  const { columns, links = [], patterns, separator = '', prefix = '', suffix = '' } = recipe
  const { rules = {}, slowest = [] } = recipe
  const rows: string[] = []
  const all = columns.map((_, i) => i)
  const groupOf = (column: number) => links.find((link) => link.includes(column)) ?? [column]
  const statements = parseConditions(rules.conditions ?? '', namesOf(recipe))
  for (const text of patterns ?? [null]) {
    const shown =
      text === null ? all : [...text.matchAll(/\{(\d)\}/g)].map(([, number]) => Number(number) - 1)
    const filled = [...new Set(shown)].filter((column) => (columns[column]?.words.length ?? 0) > 0)
    const optional = filled.filter((column) => columns[column]?.isOptional).sort((a, b) => a - b)
    for (const absent of choices(optional)) {
      const present = filled.filter((column) => !absent.includes(column))
      if (present.length === 0) continue
      const groups: (readonly number[])[] = []
      const isShown = (column: number) => groupOf(column).some((other) => present.includes(other))
      for (const column of [...slowest.filter(isShown), ...present])
        if (!groups.some((group) => group.includes(column))) groups.push(groupOf(column))
      for (const lines of product(groups.map((group) => columns[group[0] ?? 0]?.words.length ?? 0))) {
        const wordOf = (column: number): string | null => {
          const line = lines[groups.findIndex((group) => group.includes(column))]
          if (line === undefined || absent.includes(column)) return null
          return columns[column]?.words[line]?.toWellFormed() ?? null
        }
        const isPresent = (column: number) => present.includes(column)
        const body =
          text === null
            ? present.map(wordOf).join(separator)
            : fill(text, (column) => (isPresent(column) ? wordOf(column) : null))
        const row = prefix + body + suffix
        if (isKept(row, rules) && statements.every(({ condition }) => holds(condition, wordOf)))
          rows.push(row)
      }
    }
  }
  return recipe.unique === true ? [...new Set(rows)] : rows
}

/** A column that is left out takes one of the two spaces around it along, or the one at the end. */
function fill(pattern: string, wordOf: (column: number) => string | null): string {
  let text = pattern.replaceAll(/\{(\d)\}/g, (place, number) =>
    wordOf(Number(number) - 1) === null ? '\0' : place,
  )
  for (let at = text.indexOf('\0'); at !== -1; at = text.indexOf('\0')) {
    const before = text.slice(0, at)
    const after = text.slice(at + 1)
    if (after === '') text = before.replace(/ $/, '')
    else if (before === '' || before.endsWith(' ')) text = before + after.replace(/^ /, '')
    else text = before + after
  }
  return text.replaceAll(/\{(\d)\}/g, (_, number) => wordOf(Number(number) - 1) ?? '')
}

function isKept(row: string, rules: NonNullable<Recipe['rules']>): boolean {
  const form = (text: string) => toComparable(text, { ignoresCase: true })
  if (rules.leaveOut?.some((text) => form(text.toWellFormed()) === form(row))) return false
  const tokens = form(row)
    .split(' ')
    .filter((token) => token !== '')
  if (rules.noWordTwice && new Set(tokens).size < tokens.length) return false
  return (rules.lengths ?? []).every(({ unit, of, at, least = 0, most = Infinity }) => {
    const characters = [...row]
    const seen = at === 'start' ? characters.slice(0, 1) : at === 'end' ? characters.slice(-1) : characters
    const counted = seen.filter((character) => of?.test(character) !== false)
    const length =
      of === undefined
        ? lengthIn(unit, seen.join(''))
        : counted.reduce((sum, character) => sum + lengthIn(unit, character), 0)
    return length >= least && length <= most
  })
}

function choices(columns: readonly number[]): number[][] {
  return columns.reduce<number[][]>(
    (all, column) => all.flatMap((absent) => [absent, [...absent, column]]),
    [[]],
  )
}

function product(counts: readonly number[]): number[][] {
  return counts.reduce<number[][]>(
    (heads, count) => heads.flatMap((head) => Array.from({ length: count }, (_, i) => [...head, i])),
    [[]],
  )
}
