import { Recipe, toEngineRecipe, wordReading } from '@wordloom/contract'
import { compileRecipe, parseColumn } from '@wordloom/engine'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_RECIPE } from './recipe-example.ts'

describe('the recipe that the API page shows', () => {
  it('is one that the API takes, and makes these rows', () => {
    const { columns, ...options } = Recipe.parse(EXAMPLE_RECIPE)
    const words = columns.map((text, column) => parseColumn(text, wordReading(options, column)))
    const { plan, table } = compileRecipe(toEngineRecipe(options, words))
    const rows = plan.kind === 'indexed' ? plan.slice(0n, 9) : []
    expect(rows).toEqual([
      'plumber in Leeds',
      'boat repair in York',
      'best plumber Leeds',
      'best plumber York',
      'best boat repair York',
    ])
    expect(table?.cells(1n)).toEqual(['boat repair in York', '/york/boat-repair'])
  })
})
