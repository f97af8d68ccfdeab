import { placesOf, type Recipe, toRecipeRows } from '@wordloom/contract'
import type { SharedContent } from '../content/content.ts'

/** Null if the item has no words in columns. */
export function toGeneratorRecipe(item: SharedContent): Recipe | null {
  if (item.kind === 'list') return null
  if (item.kind === 'result') return item.recipe
  const { columns, separator, customSeparator, wrap, customPrefix, customSuffix, unique, rows } = item
  return {
    columns: columns.map(({ words }) => words),
    names: columns.map(({ name = '' }) => name),
    ...{ separator, customSeparator, wrap, customPrefix, customSuffix, unique },
    ...(rows && toRecipeRows(placesOf(rows))),
  }
}
