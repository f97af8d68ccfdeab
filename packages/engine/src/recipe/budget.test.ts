import { describe, expect, it } from 'vitest'
import { compileRecipe } from './compile-recipe.ts'
import type { Recipe } from './recipe.ts'
import type { RecipeBudget } from './recipe-budget.ts'
import { RecipeError } from './recipe-error.ts'

const letters = (count: number) => Array.from({ length: count }, (_, i) => 'a'.repeat(i + 1))
const numbers = (count: number) => Array.from({ length: count }, (_, i) => `w${i}`)
const columnsOf = (...lists: readonly (readonly string[])[]) => lists.map((words) => ({ words }))

function refusal(recipe: Recipe, budget: Partial<RecipeBudget>) {
  try {
    compileRecipe(recipe, budget)
  } catch (error) {
    if (error instanceof RecipeError) return error.place
    throw error
  }
  return null
}

describe('the budget of a recipe', () => {
  it('is one use of each word and what further uses of words write', () => {
    const columns = columnsOf(numbers(100), numbers(100))
    const units = numbers(100).join('').length + 16 * 100
    const isEnough = (recipe: Recipe, uses: number) => {
      expect(refusal(recipe, { uses })).toBeNull()
      return refusal(recipe, { uses: uses - 1 })
    }
    expect(isEnough({ columns, allOrders: true }, 2 * units)).toMatchObject({ part: 'columns' })
    const patterns = ['{1}{2}', '{2}{1}', '{2}']
    expect(isEnough({ columns, patterns }, 3 * units)).toMatchObject({ part: 'pattern', number: 2 })
    expect(isEnough({ columns, separator: ', ' }, 2 * 100)).toMatchObject({ part: 'columns' })
    const fields = ['{1}{2}', '{2}', '{row}'].map((template) => ({ name: template, template }))
    expect(isEnough({ columns, fields }, 3 * units)).toMatchObject({ part: 'field', number: 1 })
  })

  it('limits the length of a row, and of its fields together', () => {
    const columns = columnsOf(letters(50), letters(10))
    const isEnough = (recipe: Omit<Recipe, 'columns'>, row: number) => {
      expect(refusal({ columns, ...recipe }, { row })).toBeNull()
      return refusal({ columns, ...recipe }, { row: row - 1 })
    }
    expect(isEnough({ prefix: 'in ', separator: ', ' }, 65)).toMatchObject({ part: 'columns' })
    expect(isEnough({ patterns: ['{2}', '{1}{1} {2}'] }, 111)).toMatchObject({ part: 'pattern', number: 1 })
    const fields = ['{1}', '{text}{text}'].map((template) => ({ name: template, template }))
    expect(isEnough({ fields }, 170)).toMatchObject({ part: 'field', number: 1 })
  })

  it('limits the letters of words among which it looks for duplicates', () => {
    const columns = columnsOf(letters(50), letters(10))
    expect(refusal({ columns, unique: true }, { letters: 63 })).toBeNull()
    expect(refusal({ columns, unique: true }, { letters: 62 })).toMatchObject({ part: 'columns' })
    expect(refusal({ columns, unique: false }, { letters: 0 })).toBeNull()
    expect(refusal({ columns, unique: true, separator: ' ' }, { letters: 0 })).toBeNull()
  })

  it('limits the comparisons of words with conditions, and names the condition', () => {
    const columns = columnsOf(numbers(1000))
    const conditions = '[1] <> "w1"; [1] LIKE "w*"'
    const units = numbers(1000).join('').length
    expect(refusal({ columns, rules: { conditions } }, { comparisons: 1 + 2 * units })).toBeNull()
    expect(refusal({ columns, rules: { conditions } }, { comparisons: 2 * units })).toEqual({
      part: 'conditions',
      number: 0,
      range: { from: 13, to: 26 },
    })
  })

  it('limits samples and coverings', () => {
    const columns = columnsOf(numbers(10), numbers(10))
    const sample = { count: 51, seed: '' }
    expect(refusal({ columns, order: { sample } }, { sampled: 50 })).toMatchObject({ part: 'order' })
    const covering = { strength: 2, seed: '' } as const
    expect(refusal({ columns, order: { covering } }, { tuples: 99 })).toMatchObject({ part: 'order' })
  })

  it('streams rows without texts that can be made in too many ways to number them', () => {
    const recipe = {
      columns: columnsOf(letters(8), letters(8), letters(8), letters(8), letters(8)),
      rules: { leaveOut: letters(40) },
    }
    const { plan } = compileRecipe(recipe, { readings: 10_000, tested: 100 })
    if (plan.kind !== 'streamed') throw new Error('The plan is counted.')
    expect(plan.rows(0n, 1)).toEqual([])
  })

  it('looks at no row outside the range that is written', () => {
    const recipe = {
      columns: columnsOf(letters(1000), letters(1000), letters(1000), letters(1000)),
      separator: ' ',
      unique: true,
      rules: { lengths: [{ unit: 'words', least: 5 }], noWordTwice: true } as const,
      patterns: ['{1}{2} {3}{4}'],
    }
    const { plan } = compileRecipe(recipe, { tested: 100 })
    expect(plan.kind).toBe('streamed')
    expect([...plan.chunks({ from: 7n, to: 5000n })]).toEqual([])
  })

  it('says so if finding the duplicates among rows takes too long', () => {
    const columns = columnsOf(letters(60), letters(60), letters(60), letters(60), letters(60), letters(60))
    const conditions = `[1] = "${'a'.repeat(60)}"`
    const { plan } = compileRecipe({ columns, unique: true, rules: { conditions } }, { tested: 100 })
    if (plan.kind !== 'streamed') throw new Error('The plan is counted.')
    expect(() => plan.rows(0n, 1)).toThrow(RecipeError)
  })
})
