import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { MAX_COLUMNS_CHARACTERS, MAX_WORDS } from '../limits.ts'
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
