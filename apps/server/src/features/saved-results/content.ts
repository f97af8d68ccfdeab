import type { Items, SentRecipe } from '@wordloom/contract'
import { byteLengthOf, type Text } from '../../text.ts'
import type { Measure } from './weaver.ts'

/** What a result consists of, as it is kept. */
export interface Content {
  readonly count: bigint
  /** False where there are at most so many. */
  readonly isExact: boolean
  readonly preview: readonly string[]
  /** JSON. */
  readonly recipe: Text | null
  /** One combination per line; null where only the recipe is kept. */
  readonly text: Text | null
  /** What both take of an account's storage. */
  readonly bytes: number
}

export function contentOfItems({ text, count, preview }: Items): Content {
  return { count: BigInt(count), isExact: true, preview, recipe: null, text, bytes: byteLengthOf(text) }
}

export function contentOfRecipe({ json }: SentRecipe, { count, isExact, preview, text }: Measure): Content {
  const bytes = byteLengthOf(json) + (text === null ? 0 : byteLengthOf(text))
  return { count, isExact, preview, recipe: json, text, bytes }
}
