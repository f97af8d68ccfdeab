import { type Recipe, type Texts, toTexts } from '@wordloom/contract'

/** What a recipe asks for, as a worker thread takes it. */
export interface Order {
  /** What stood in the columns. */
  readonly columns: readonly string[]
  readonly texts: Texts
  readonly unique: boolean
}

export function toOrder(recipe: Recipe): Order {
  return { columns: recipe.columns, texts: toTexts(recipe), unique: recipe.unique }
}
