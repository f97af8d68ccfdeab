import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { toEngineRecipe, toSettingPlace, wordReading } from './engine-recipe.ts'
import { Recipe } from './recipe.ts'
import type { RowSettings } from './row-settings.ts'

const OPTIONS = { separator: 'space', wrap: 'brackets' } as const

function recipe(rows?: unknown) {
  const parts = rows === undefined ? {} : { version: 2, rows }
  return z.parse(Recipe, { columns: ['red\nblue', 'fox'], names: ['Color', ''], ...OPTIONS, ...parts })
}

describe('a recipe for the engine', () => {
  const WORDS = [['red', 'blue'], ['fox']]

  it('has the texts between and around words, and the names of columns that have one', () => {
    expect(toEngineRecipe(recipe(), WORDS)).toMatchObject({
      columns: [{ words: ['red', 'blue'], name: 'Color', isOptional: false }, { words: ['fox'] }],
      separator: ' ',
      prefix: '[',
      suffix: ']',
      unique: false,
    })
  })

  it.each([
    [2, 0],
    [3, 1],
  ] as const)('has its links, optional columns and samples, in version %i', (version, first) => {
    const rows = {
      links: [[first, first + 1]],
      optional: [first + 1],
      order: { each: { column: first, count: 2, seed: 'x' } },
    }
    const parsed = z.parse(Recipe, { columns: ['red\nblue', 'fox'], ...OPTIONS, version, rows })
    expect(parsed).toMatchObject({ version, rows })
    expect(toEngineRecipe(parsed, WORDS)).toMatchObject({
      columns: [{ isOptional: false }, { isOptional: true }],
      links: [[0, 1]],
      order: { each: { column: 0, count: 2, seed: 'x' } },
    })
  })

  it('leaves out rules that are off', () => {
    const rules = [
      { kind: 'length', unit: 'words', most: 3 },
      { kind: 'length', unit: 'bytes', least: 2, isOff: true },
      { kind: 'no-word-twice', isOff: true },
      { kind: 'condition', text: '[Color] <> "red"' },
      { kind: 'leave-out', texts: 'red fox\r\n\nblue fox' },
    ]
    expect(toEngineRecipe(recipe({ rules }), WORDS).rules).toEqual({
      lengths: [{ unit: 'words', most: 3 }],
      noWordTwice: false,
      conditions: '[Color] <> "red"',
      leaveOut: ['red fox', 'blue fox'],
    })
  })

  it('leaves out live keywords also without the signs of their match types', () => {
    const rules = [{ kind: 'leave-out', texts: '[red fox]\n"blue fox"\nowl' }]
    expect(toEngineRecipe(recipe({ rules }), WORDS).rules.leaveOut).toEqual([
      '[red fox]',
      'red fox',
      '"blue fox"',
      'blue fox',
      'owl',
    ])
  })

  it('has the checks of a target after the lengths, unless its rows are kept', () => {
    const length = { kind: 'length', unit: 'words', most: 3 }
    const target = { kind: 'target', target: 'ebay-title' }
    const lengths = (...rules: readonly unknown[]) => toEngineRecipe(recipe({ rules }), WORDS).rules.lengths
    expect(lengths(target, length)).toMatchObject([
      { unit: 'words', most: 3 },
      { unit: 'characters', most: 80 },
    ])
    expect(lengths({ ...target, isOff: true })).toEqual([])
  })

  it('has only targets that there are', () => {
    expect(() => recipe({ rules: [{ kind: 'target', target: 'etsy' }] })).toThrow('There is no such target')
  })
})

describe('the words of a column', () => {
  it("lose their whitespace with the separator 'nothing', but not if there are patterns", () => {
    const rows = { patterns: ['{1} {2}'] }
    expect(wordReading({ separator: 'nothing' }, 0).removeWhitespace).toBe(true)
    expect(wordReading({ separator: 'nothing', rows }, 0).removeWhitespace).toBe(false)
    expect(wordReading({ separator: 'space' }, 0).removeWhitespace).toBe(false)
  })

  it.each([
    [2, [[0, 2]]],
    [3, [[1, 3]]],
  ] as const)('keep blank lines only in linked columns, in version %i', (version, links) => {
    const rows = { links: links.map((link) => [...link]) }
    const settings = { separator: 'space', version, rows } as const
    const kept = [0, 1, 2].map((column) => wordReading(settings, column).keepBlankLines)
    expect(kept).toEqual([true, false, true])
  })
})

describe('the place of a problem', () => {
  const rows: RowSettings = {
    rules: [
      { kind: 'condition', text: 'off', isOff: true },
      { kind: 'condition', text: '[A] = "a"' },
      { kind: 'length', unit: 'words', most: 1 },
      { kind: 'condition', text: '[B] = ' },
    ],
  }

  it('in a condition is found in the rule that has it', () => {
    const place = (from: number, to: number) =>
      toSettingPlace(rows, { part: 'conditions', number: 0, range: { from, to } })
    expect(place(1, 2)).toEqual({ part: 'rule', number: 1, range: { from: 1, to: 2 } })
    expect(place(12, 13)).toEqual({ part: 'rule', number: 3, range: { from: 1, to: 2 } })
    expect(place(90, 91)).toEqual({ part: 'rule', number: 3, range: { from: 6, to: 6 } })
  })

  it('in a length is the rule with that length', () => {
    expect(toSettingPlace(rows, { part: 'length', number: 0, range: null })).toMatchObject({ number: 2 })
  })
})
