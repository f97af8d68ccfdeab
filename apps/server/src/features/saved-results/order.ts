import { type Recipe, type Texts, toTexts } from '@wordloom/contract'

/** What is to be woven, as a worker thread takes it. */
export type Order =
  | {
      readonly kind: 'recipe'
      /** What stood in the columns. */
      readonly columns: readonly string[]
      readonly texts: Texts
      readonly unique: boolean
    }
  /** Combinations that are there already, one a line. */
  | { readonly kind: 'lines'; readonly text: string }

export function toOrder(recipe: Recipe): Order {
  return { kind: 'recipe', columns: recipe.columns, texts: toTexts(recipe), unique: recipe.unique }
}
