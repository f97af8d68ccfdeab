import { type CombiningOptions, DEFAULT_OPTIONS, type RowSettings } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { ColumnCopy } from './column-copy.ts'
import { InputCopy } from './input-copy.ts'

type Separator = CombiningOptions['separator']

function aCopy(
  columns: readonly string[],
  rows: RowSettings = {},
  separator: Separator = 'nothing',
): InputCopy {
  const copy = new InputCopy()
  const order = columns.map((_, place) => String(place))
  for (const [place, text] of columns.entries()) copy.add(new ColumnCopy(String(place), text, 1))
  copy.arrange({
    version: 1,
    order,
    options: { ...DEFAULT_OPTIONS, separator },
    selections: {},
    names: {},
    rows,
  })
  return copy
}

describe('spaces in words', () => {
  const losesSpaces = (
    columns: readonly string[],
    separator: Separator = 'nothing',
    rows: RowSettings = {},
  ) => aCopy(columns, rows, separator).measure().losesSpaces

  it("are lost with the separator 'nothing'", () => {
    expect(losesSpaces(['red\nblue', 'running shoes\nboots'])).toBe(true)
    expect(losesSpaces(['running shoes'])).toBe(true)
    expect(losesSpaces(['running shoes'], 'space')).toBe(false)
  })

  it('are kept if patterns say how rows read', () => {
    expect(losesSpaces(['running shoes', 'men'], 'nothing', { patterns: ['{1} for {2}'] })).toBe(false)
  })

  it("aren't those around words or beside delimiters", () => {
    expect(losesSpaces([' red \n blue ', 'fox, owl'])).toBe(false)
    expect(losesSpaces(['fox, barn owl'])).toBe(true)
  })
})

describe('a recipe', () => {
  it('has a version and row settings if something is set, and neither otherwise', () => {
    const recipeOf = (copy: InputCopy) => copy.recipes.read(copy.planInput().recipeId)
    const plain = { ...DEFAULT_OPTIONS, columns: ['red', 'fox'] }
    expect(recipeOf(aCopy(['red', 'fox']))).toEqual(plain)
    const rows = { patterns: ['{2} {1}'], optional: [0] }
    expect(recipeOf(aCopy(['red', 'fox'], rows))).toEqual({
      ...plain,
      version: 3,
      rows: { ...rows, optional: [1] },
    })
  })
})
