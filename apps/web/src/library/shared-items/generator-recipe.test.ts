import { Recipe } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { toGeneratorRecipe } from './generator-recipe.ts'

const LINK = { frozenAt: null, expiresAt: null, updatedAt: '2026-11-20T09:00:00Z' }
const OPTIONS = {
  separator: 'space',
  customSeparator: '',
  wrap: 'nothing',
  customPrefix: '',
  customSuffix: '',
  unique: true,
} as const

describe('an item of a share link, in the generator,', () => {
  it('has the columns, their names and the options of a project', () => {
    const columns = [
      { id: 'a', name: 'Color', words: 'red\nblue', selectedListIds: ['7'] },
      { id: 'b', words: 'boot' },
      { id: 'c', words: '' },
    ]
    const project = { kind: 'project', name: 'Ads', description: null, columns, ...OPTIONS, ...LINK } as const
    const recipe = toGeneratorRecipe({ ...project, customWrap: '' })
    expect(recipe).toEqual({ columns: ['red\nblue', 'boot', ''], names: ['Color', '', ''], ...OPTIONS })
    expect(Recipe.safeParse(recipe).success).toBe(true)
  })

  it('has a version if there are row settings', () => {
    const columns = ['a', 'b', 'c'].map((id) => ({ id, words: id }))
    const rows = { patterns: ['{1} in {2}'] }
    const project = {
      kind: 'project',
      name: 'Ads',
      description: null,
      columns,
      rows,
      ...OPTIONS,
      ...LINK,
    } as const
    const recipe = toGeneratorRecipe({ ...project, customWrap: '' })
    expect(Recipe.safeParse(recipe)).toMatchObject({ success: true, data: { rows } })
  })

  it('is missing if it is a list', () => {
    const list = { kind: 'list', name: 'Shoes', wordCount: 1, text: 'boot', ...LINK } as const
    expect(toGeneratorRecipe(list)).toBeNull()
  })
})
