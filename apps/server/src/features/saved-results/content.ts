import type { Items, SentRecipe } from '@wordloom/contract'
import { byteLengthOf, type Text } from '../../memory/text.ts'
import type { Measure } from '../../plan-workers/plan-workers.ts'

export interface Content {
  readonly count: bigint
  /** If false, `count` is an upper bound. */
  readonly isExact: boolean
  readonly preview: readonly string[]
  readonly recipe: Text | null
  readonly text: Text | null
  readonly bytes: number
}

export function contentOfItems({ text, count, preview }: Items): Content {
  return { count: BigInt(count), isExact: true, preview, recipe: null, text, bytes: byteLengthOf(text) }
}

export function contentOfRecipe({ json }: SentRecipe, { count, isExact, preview, text }: Measure): Content {
  const bytes = byteLengthOf(json) + (text === null ? 0 : byteLengthOf(text))
  return { count, isExact, preview, recipe: json, text, bytes }
}
