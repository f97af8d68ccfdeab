import { DEFAULT_OPTIONS, RECIPE_VERSION, type RowSettings } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { packRecipe, type RecipeInput } from './engine-recipe.ts'
import { findFirstRows } from './first-rows.ts'
import { toText } from './row-source.ts'

function anInput(columns: readonly (readonly string[])[], rows: RowSettings, unique = false): RecipeInput {
  const recipe = { ...DEFAULT_OPTIONS, unique, separator: 'space', version: RECIPE_VERSION, rows } as const
  return packRecipe(columns, recipe)
}

const words = [
  ['red', 'blue', 'red'],
  ['fox', 'owl'],
]

describe('the first rows', () => {
  it('are those that rules keep, without repeats if duplicates go', () => {
    const rows: RowSettings = {
      rules: [{ kind: 'length', unit: 'characters', most: 7 }],
      patterns: ['{2} {1}'],
    }
    const textsOf = (unique: boolean) =>
      findFirstRows(anInput(words, rows, unique), 10, 1000)?.rows.map(({ segments }) => toText(segments))
    expect(textsOf(false)).toEqual(['fox red', 'fox red', 'owl red', 'owl red'])
    expect(textsOf(true)).toEqual(['fox red', 'owl red'])
  })

  it('are incomplete if time is up', () => {
    const many = Array.from({ length: 3000 }, (_, k) => `w${k}`)
    const rows: RowSettings = { rules: [{ kind: 'length', unit: 'characters', most: 1 }] }
    expect(findFirstRows(anInput([many, many], rows), 6, 5)).toEqual({ rows: [], isComplete: false })
  })

  it('are unknown if their order depends on their number, or if a setting cannot be used', () => {
    expect(findFirstRows(anInput(words, { order: { shuffle: 'a' } }), 6, 1000)).toBeNull()
    expect(findFirstRows(anInput(words, { patterns: ['{City}'] }), 6, 1000)).toBeNull()
  })
})
