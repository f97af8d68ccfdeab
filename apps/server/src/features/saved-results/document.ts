import { linesOf, withMember } from '../../http/json-pieces.ts'
import { textOf } from '../../text-of.ts'
import type { StoredResult } from './storage.ts'

/**
 * A result with its combinations as one JSON object.
 *
 * @param made - the combinations where they are not kept: a JSON array as the weaver makes it, or none of them.
 */
export function documentOf(
  { summary, recipe, text }: StoredResult,
  made: AsyncIterable<Uint8Array> | null,
): AsyncGenerator<string> {
  const { preview, ...rest } = summary
  const head = { ...rest, recipe }
  return withMember(head, 'combinations', made === null ? linesOf(text && textOf(text)) : decoded(made))
}

async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true })
}
