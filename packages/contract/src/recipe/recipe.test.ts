import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { MAX_COLUMNS_BYTES, MAX_COLUMNS_CHARACTERS, MAX_WORDS } from '../limits.ts'
import { ColumnText, CustomWrap, Recipe, SavedWrap } from './recipe.ts'

function problemsOf(schema: z.core.$ZodType, value: unknown): string[] {
  const outcome = z.safeParse(schema, value)
  return outcome.success ? [] : outcome.error.issues.map(({ message }) => message)
}

const OPTIONS = { separator: 'space', wrap: 'nothing' }

describe('the text of a column', () => {
  it.each(['\n', ',', ';', '\t', '|', '  '])('has up to a million words, separated by %j', (delimiter) => {
    const most = `a${`${delimiter}a`.repeat(MAX_WORDS - 1)}`
    expect(problemsOf(ColumnText, most)).toEqual([])
    expect(problemsOf(ColumnText, `${most}${delimiter}`)).toEqual([])
    expect(problemsOf(ColumnText, `${most}${delimiter}a`)).toEqual([
      'Too many words: a column can have at most 1,000,000',
    ])
  })

  it('may contain any number of commas if its words are one per line', () => {
    expect(problemsOf(ColumnText, `a${',a'.repeat(MAX_WORDS)}\nb`)).toEqual([])
  })
})

describe('a recipe', () => {
  it('accepts the maximum text in all columns and not one character more', () => {
    const half = 'a'.repeat(MAX_COLUMNS_CHARACTERS / 2)
    expect(problemsOf(Recipe, { columns: [half, half], ...OPTIONS })).toEqual([])
    expect(problemsOf(Recipe, { columns: [half, `${half}a`], ...OPTIONS })).toEqual([
      'Too much text: all columns together can have at most 25,165,824 characters',
    ])
  })

  it.each([
    ['\u3042', 3],
    ['\u00e9', 2],
    ['\u{1f9f5}', 4],
    ['\u0001', 6],
  ])('G17 accepts 24 MB of %j and not one byte more, as it is stored', (character, bytes) => {
    const most = `a${character.repeat(Math.floor((MAX_COLUMNS_BYTES - 1) / bytes))}`
    const rest = 'a'.repeat((MAX_COLUMNS_BYTES - 1) % bytes)
    expect(problemsOf(Recipe, { columns: [most, rest], ...OPTIONS })).toEqual([])
    expect(problemsOf(Recipe, { columns: [most, `${rest}a`], ...OPTIONS })).toEqual([
      'Too much text: all columns together can have at most 24 MB',
    ])
  })
})

describe('the row settings of a recipe', () => {
  const recipe = (parts: object) => ({ columns: Array(6).fill('a'), ...OPTIONS, ...parts })
  const withRows = (rows: unknown, version = 3) => recipe({ version, rows })

  it('stay exactly as they are sent', () => {
    const rows = {
      links: [[1, 2]],
      optional: [1],
      patterns: ['{1} in {2}'],
      rules: [
        { kind: 'length', unit: 'width', most: 30 },
        { kind: 'no-word-twice', isOff: true },
        { kind: 'condition', text: '[1] <> "a"' },
        { kind: 'leave-out', texts: 'a b\n' },
      ],
      order: { shuffle: '7', sample: { count: 500, seed: '' } },
      fields: [{ name: 'Slug', template: '{text|slug}' }],
    }
    expect(z.parse(Recipe, withRows(rows)).rows).toEqual(rows)
  })

  it('need the version that has them, and no newer one', () => {
    expect(problemsOf(Recipe, recipe({}))).toEqual([])
    expect(problemsOf(Recipe, recipe({ rows: {} }))).toEqual([
      'A recipe with row settings needs "version": 3',
    ])
    expect(problemsOf(Recipe, recipe({ version: 4, rows: {} }))).toEqual([
      'This recipe was made by a newer version of Wordloom',
    ])
  })

  it('number columns from 1, and in version 2 from 0', () => {
    const problems = (rows: unknown, version: number) => problemsOf(Recipe, withRows(rows, version))
    const each = (column: number) => ({ order: { each: { column, count: 1, seed: '' } } })
    for (const column of [1, 6])
      for (const rows of [{ links: [[2, column]] }, { optional: [column] }, each(column)])
        expect(problems(rows, 3)).toEqual([])
    for (const column of [0, 5])
      for (const rows of [{ links: [[2, column]] }, { optional: [column] }, each(column)])
        expect(problems(rows, 2)).toEqual([])
    const from = (first: number, version: number) =>
      `Columns are numbered from ${first} to ${first + 5} in version ${version}`
    for (const rows of [{ links: [[1, 0]] }, { optional: [0] }, each(0)])
      expect(problems(rows, 3)).toEqual([from(1, 3)])
    for (const rows of [{ links: [[1, 6]] }, { optional: [6] }, each(6)])
      expect(problems(rows, 2)).toEqual([from(0, 2)])
  })

  it('are bounded, and say what is too much', () => {
    const problems = (rows: unknown) => problemsOf(Recipe, withRows(rows))
    const condition = { kind: 'condition', text: 'x'.repeat(20_001) }
    expect(problems({ patterns: Array(721).fill('{1}') })).toEqual(['At most 720 patterns are possible'])
    expect(problems({ rules: [condition] })).toEqual(['A rule can have at most 20,000 characters'])
    expect(problems({ order: { sample: { count: 0, seed: '' } } })).toEqual(['A sample has at least one row'])
    expect(problems({ order: { sample: { count: 10_000_001, seed: '' } } })).toEqual([
      'A sample has at most 10,000,000 rows. To take all rows in random order, shuffle them.',
    ])
    const texts = 'a'.repeat(MAX_COLUMNS_CHARACTERS)
    expect(problems({ rules: [{ kind: 'leave-out', texts }] })).toEqual([
      'Too much text: all columns together can have at most 25,165,824 characters',
    ])
  })
})

describe('the names of columns', () => {
  it('are trimmed, and may be empty', () => {
    expect(z.parse(Recipe, { columns: ['a', 'b'], names: [' Wood ', ''], ...OPTIONS }).names).toEqual([
      'Wood',
      '',
    ])
  })

  it('have at most 60 visible characters', () => {
    const problems = (name: string) => problemsOf(Recipe, { columns: ['a'], names: [name], ...OPTIONS })
    expect(problems('x'.repeat(60))).toEqual([])
    expect(problems('x'.repeat(61))).toEqual(['A column name can have at most 60 characters'])
    expect(problems('a\nb')).toEqual(['Please use characters that can be shown'])
  })
})

describe('a wrap', () => {
  const FAMILY = '👨‍👩‍👧‍👦'
  const LONG = 'Please use at most 5 characters on each side of the bar'

  it.each([
    '',
    '<|>',
    'abcde|fghij',
    'abcde',
    '|abcde',
    'a|b|cdefg',
    `${FAMILY.repeat(5)}|${FAMILY.repeat(5)}`,
  ])('may have five characters on each side of its pipe: %j', (wrap) => {
    expect(problemsOf(CustomWrap, wrap)).toEqual([])
    expect(problemsOf(SavedWrap, wrap)).toEqual([])
  })

  it.each(['abcdef|x', 'x|abcdef', 'abcdef', 'a|bcdefg|h', '😀😀😀😀😀😀', `${FAMILY.repeat(6)}|`, 'custom'])(
    "can't have more: %j",
    (wrap) => {
      expect(problemsOf(CustomWrap, wrap)).toEqual([LONG])
      expect(problemsOf(SavedWrap, wrap)).toEqual([LONG])
    },
  )

  it.each(['nothing', 'quotes', 'brackets'])('can be the name of a choice in a saved result: %s', (wrap) => {
    expect(problemsOf(SavedWrap, wrap)).toEqual([])
  })
})
