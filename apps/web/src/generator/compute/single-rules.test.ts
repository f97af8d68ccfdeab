import { DEFAULT_OPTIONS, RECIPE_VERSION, type RowSettings } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { packRecipe } from './engine-recipe.ts'
import { toText } from './row-source.ts'
import { SingleRules } from './single-rules.ts'

const WORDS = [
  ['red', 'blue'],
  ['fox', 'owl', 'elk'],
]

function aCheck(rules: RowSettings['rules'], { unique = false, words = WORDS } = {}): SingleRules {
  const rows = { rules, order: { sample: { count: 1, seed: 'x' } } }
  const recipe = { ...DEFAULT_OPTIONS, unique, separator: 'space', version: RECIPE_VERSION, rows } as const
  return new SingleRules(packRecipe(words, recipe))
}

const short = { kind: 'length', unit: 'characters', most: 7 } as const
const long = { kind: 'length', unit: 'characters', least: 8 } as const
const notRed = { kind: 'condition', text: '[1] <> "red"' } as const
const noFox = { kind: 'leave-out', texts: 'red fox\nblue fox' } as const

describe('a rule', () => {
  it('drops as many rows as without the other rules, before duplicates and samples', () => {
    const check = aCheck([short, notRed, { ...long, isOff: true }, noFox], { unique: true })
    expect([0, 1, 3].map((rule) => check.countDropped(rule))).toEqual([3n, 3n, 2n])
  })

  it('has no number of rows if it cannot be read', () => {
    expect(aCheck([{ kind: 'condition', text: '[Country] =' }]).countDropped(0)).toBeNull()
  })

  it('is named if it leaves no rows by itself, or with those before it', () => {
    expect(aCheck([short, { kind: 'length', unit: 'words', most: 1 }]).findCulprit()).toEqual({
      rule: 1,
      isAlone: true,
    })
    expect(aCheck([noFox, { ...long, isOff: true }, short, notRed, noFox]).findCulprit()).toEqual({
      rule: 3,
      isAlone: false,
    })
    expect(aCheck([short, noFox]).findCulprit()).toBeNull()
  })
})

describe('rows that rules drop', () => {
  it('come with the rules that drop them', () => {
    const { rows, next } = aCheck([{ ...short, isOff: true }, notRed, noFox]).findLeftOut(null, 0n, 10)
    expect(rows.map(({ segments, rules }) => [toText(segments), rules])).toEqual([
      ['red fox', [1, 2]],
      ['red owl', [1]],
      ['red elk', [1]],
      ['blue fox', [2]],
    ])
    expect(next).toBeNull()
  })

  it('are those of one rule, a few at a time', () => {
    const check = aCheck([notRed, noFox])
    const first = check.findLeftOut(1, 0n, 1)
    expect(first.rows.map(({ segments }) => toText(segments))).toEqual(['red fox'])
    expect(first.next).toBe(1n)
    const last = check.findLeftOut(1, first.next ?? 0n, 10)
    expect(last.rows.map(({ segments }) => toText(segments))).toEqual(['blue fox'])
    expect(last.next).toBeNull()
  })

  it('are looked for in a part of many rows only', () => {
    const many = Array.from({ length: 5000 }, (_, k) => `w${k}`)
    const check = aCheck([{ kind: 'length', unit: 'characters', most: 90 }], { words: [many, many] })
    const { rows, next } = check.findLeftOut(0, 0n, 10)
    expect(rows).toEqual([])
    expect(next).toBeGreaterThan(0n)
  })
})
