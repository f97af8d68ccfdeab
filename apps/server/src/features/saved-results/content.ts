import type { Items, Recipe } from '@wordloom/contract'
import type { Measure } from './weaver.ts'

/** What a result consists of, as it is kept. */
export interface Content {
  readonly count: bigint
  /** False where there are at most so many. */
  readonly isExact: boolean
  readonly preview: readonly string[]
  /** As JSON. */
  readonly recipe: string | null
  /** One combination a line; null where only the recipe is kept. */
  readonly text: Items['text'] | null
  /** What both take of an account's storage. */
  readonly bytes: number
}

export function contentOfItems({ text, count, preview }: Items): Content {
  return {
    count: BigInt(count),
    isExact: true,
    preview,
    recipe: null,
    text,
    bytes: Buffer.byteLength(text),
  }
}

export function contentOfRecipe(recipe: Recipe, { count, isExact, preview, text }: Measure): Content {
  const json = JSON.stringify(recipe)
  return {
    count,
    isExact,
    preview,
    recipe: json,
    text,
    bytes: Buffer.byteLength(json) + (text === null ? 0 : Buffer.byteLength(text)),
  }
}
