import { DEFAULT_OPTIONS } from '@wordloom/contract'
import { describe, expect, it } from 'vitest'
import { toNamed } from './named-recipe.ts'

const recipe = { ...DEFAULT_OPTIONS, columns: ['red', 'fox', ''] }

describe('a recipe with the names of its columns', () => {
  it('has all names, in the order of the columns', () => {
    expect(toNamed(recipe, ['', 'Animal', '']).names).toEqual(['', 'Animal', ''])
    expect(toNamed({ ...recipe, names: ['Old'] }, ['New', '', '']).names).toEqual(['New', '', ''])
  })

  it('is the plain recipe if no column has a name', () => {
    expect(toNamed(recipe, ['', '', ''])).toEqual(recipe)
    expect(toNamed({ ...recipe, names: ['Old'] }, ['', '', ''])).toEqual(recipe)
  })
})
