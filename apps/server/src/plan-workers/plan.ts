import { type Recipe, toEngineRecipe, wordReading } from '@wordloom/contract'
import { type CompiledRecipe, compileRecipe, parseColumn, type RecipeBudget } from '@wordloom/engine'
import { type Text, textOf } from '../memory/text.ts'

/** About a second of counting, and under 100 MB. Beyond that, rows aren't counted, or it is refused. */
export const COUNTING_BUDGET: RecipeBudget = {
  duplicates: { work: 1e7, exceptions: 1e6 },
  connected: 2e5,
  connectedInAll: 1e6,
  tested: 1e5,
  readings: 2e6,
  uses: 4e7,
  row: 1e5,
  letters: 6e6,
  comparisons: 1e8,
  tuples: 2e5,
  sampled: 1e6,
}

export function readRecipe(text: Text): Recipe {
  return JSON.parse(textOf(text)) as Recipe
}

export function compilePlan({ columns, ...options }: Recipe): CompiledRecipe {
  const words = columns.map((text, column) => parseColumn(text, wordReading(options, column)))
  return compileRecipe(toEngineRecipe(options, words), COUNTING_BUDGET)
}
