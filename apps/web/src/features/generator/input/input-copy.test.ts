import { DEFAULT_OPTIONS, type RowSettings } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { ColumnCopy } from './column-copy.ts'
import { InputCopy } from './input-copy.ts'

function aCopy(columns: readonly string[], rows: RowSettings = {}): InputCopy {
  const copy = new InputCopy()
  const order = columns.map((_, place) => String(place))
  for (const [place, text] of columns.entries()) copy.add(new ColumnCopy(String(place), text, 1))
  copy.arrange({ version: 1, order, options: DEFAULT_OPTIONS, selections: {}, names: {}, rows })
  return copy
}

describe('a recipe', () => {
  it('has a version and row settings if something is set, and neither otherwise', () => {
    const recipeOf = (copy: InputCopy) => copy.recipes.read(copy.planInput().recipeId)
    const plain = { ...DEFAULT_OPTIONS, columns: ['red', 'fox'] }
    expect(recipeOf(aCopy(['red', 'fox']))).toEqual(plain)
    const rows = { patterns: ['{2} {1}'] }
    expect(recipeOf(aCopy(['red', 'fox'], rows))).toEqual({ ...plain, version: 2, rows })
  })
})
