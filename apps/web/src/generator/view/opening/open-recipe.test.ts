import { DEFAULT_OPTIONS, type Recipe, type RowSettings, toRecipeRows } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import type { GeneratorActions } from '../../state/generator-state.ts'
import { openRecipe } from './open-recipe.ts'

const PLACES: RowSettings = {
  links: [[0, 2]],
  optional: [1],
  order: { each: { column: 0, count: 2, seed: '' } },
}

function rowsOf(parts: Pick<Recipe, 'version' | 'rows'>): RowSettings | undefined {
  let opened: RowSettings | undefined
  const openAll: GeneratorActions['openAll'] = async (_texts, _options, _names, rows) => {
    opened = rows
    return null
  }
  openRecipe({ openAll }, { ...DEFAULT_OPTIONS, columns: ['a', 'b', 'c'], ...parts })
  return opened
}

describe('a recipe that the generator opens', () => {
  it('has its settings for the same columns, whatever its version', () => {
    expect(rowsOf({})).toBeUndefined()
    expect(rowsOf({ version: 2, rows: PLACES })).toEqual(PLACES)
    expect(rowsOf(toRecipeRows(PLACES))).toEqual(PLACES)
  })
})
