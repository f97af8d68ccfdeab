import { atEnginePlace, findMistake, type Recipe, toEngineRecipe, wordReading } from '@wordloom/contract'
import {
  type CompiledRecipe,
  compileRecipe,
  type Recipe as EngineRecipe,
  parseColumn,
  RecipeError,
} from '@wordloom/engine'
import { UsageError } from '../usage-error.ts'

export interface CompiledFile {
  readonly compiled: CompiledRecipe
  readonly engineRecipe: EngineRecipe
}

/** @throws {UsageError} that names the place in the recipe, as `toMessage` writes it. */
export function compileChecked(
  recipe: Recipe,
  toMessage: (problem: string) => string = (problem) => problem,
): CompiledFile {
  try {
    const compiled = compile(recipe)
    const mistake = findMistake(recipe, compiled, compile)
    if (mistake !== null) throw new UsageError(toMessage(mistake))
    return { compiled, engineRecipe: toEngine(recipe) }
  } catch (error) {
    if (!(error instanceof RecipeError)) throw error
    throw new UsageError(toMessage(atEnginePlace(recipe, error.place, error.message)), { cause: error })
  }
}

function compile(recipe: Recipe): CompiledRecipe {
  return compileRecipe(toEngine(recipe))
}

function toEngine({ columns, ...options }: Recipe): EngineRecipe {
  const words = columns.map((text, column) => parseColumn(text, wordReading(options, column)))
  return toEngineRecipe(options, words)
}
