import { textOf } from './bytes/decode.ts'
import { detectEncoding } from './bytes/detect-encoding.ts'
import { findBinaryKind } from './bytes/file-kind.ts'
import type { Encoding } from './encodings.ts'
import { ReadingError } from './reading-error.ts'

/**
 * The whole text of a file that isn't a list or a table, such as a recipe in JSON.
 *
 * @throws {ReadingError}
 */
export async function readText(
  bytes: Uint8Array,
  options: { readonly encoding?: Encoding | undefined } = {},
): Promise<string> {
  const binary = findBinaryKind(bytes)
  if (binary?.kind === 'workbook') throw new ReadingError('not-text', 'This is a workbook, not a text.')
  if (binary !== null) throw new ReadingError('not-text', binary.sentence)
  const encoding = options.encoding ?? (await detectEncoding(bytes)).encoding
  let text = ''
  for await (const piece of textOf(bytes, { encoding, replaces: options.encoding !== undefined }))
    text += piece
  return text
}
