import type { Recipe } from '@wordloom/contract'

/** A recipe whose columns have no names is the same as before columns could have any. */
export function toNamed(recipe: Recipe, names: readonly string[]): Recipe {
  const { names: _, ...unnamed } = recipe
  return names.some((name) => name !== '') ? { ...unnamed, names: [...names] } : unnamed
}
