import { atEnginePlace, findMistake, type Recipe } from '@wordloom/contract'
import type { CompiledRecipe } from '@wordloom/engine'
import { RecipeError } from '@wordloom/engine'
import { compilePlan } from './plan.ts'
import type { Unusable } from './unusable.ts'

const NAMING_MS = 1000

const NUMBERS_NEED_COUNT = "These rows can't be counted in advance, so a field can't show their numbers."

/** @throws the error itself if it isn't about the recipe */
export function explain(recipe: Recipe, error: unknown): Unusable {
  if (!(error instanceof RecipeError)) throw error
  const problem = atEnginePlace(recipe, error.place, error.message)
  return { problem, ...(error.isTooMuch && { isTooLarge: true }) }
}

export function findProblem(recipe: Recipe, compiled: CompiledRecipe): string | null {
  const began = performance.now()
  const mistake = findMistake(recipe, compiled, compilePlan, () => performance.now() - began < NAMING_MS)
  if (mistake !== null) return mistake
  const { plan, table } = compiled
  return plan.kind === 'streamed' && table?.showsNumber === true ? NUMBERS_NEED_COUNT : null
}
