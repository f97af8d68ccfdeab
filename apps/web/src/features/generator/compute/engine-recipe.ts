import { type Recipe, toEngineRecipe } from '@wordloom/contract'
import { unpackWords } from './packed-words.ts'

export type RecipeWithoutColumns = Omit<Recipe, 'columns'>

export interface RecipeInput {
  readonly columns: readonly Uint8Array<ArrayBuffer>[]
  readonly recipe: RecipeWithoutColumns
}

export function toInputRecipe({ columns, recipe }: RecipeInput) {
  return toEngineRecipe(recipe, columns.map(unpackWords))
}
