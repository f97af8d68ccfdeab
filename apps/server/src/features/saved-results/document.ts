import { linesOf, objectWith } from '../../http/json-pieces.ts'
import { inBlocks } from '../../text.ts'
import type { StoredResult } from './storage.ts'

/** `made` is a JSON array of generated combinations; null if they are stored, or too many to send. */
export function documentOf(
  { summary, recipe, text }: StoredResult,
  made: AsyncIterable<Uint8Array> | null,
): AsyncGenerator<string> {
  const { preview, ...rest } = summary
  return objectWith(rest, {
    recipe: recipe === null ? ['null'] : inBlocks(recipe),
    combinations: made === null ? linesOf(text) : decoded(made),
  })
}

async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
}
