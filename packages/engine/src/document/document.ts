import { utf8Length, writeUtf8 } from '../utf8.ts'
import { type RowRange, writeRows } from '../write/write-rows.ts'
import type { Syntax } from './export-formats.ts'

export interface DocumentParts {
  /** The range must be encoded in the syntax of the document. */
  write(range: RowRange): Iterable<Uint8Array>
  /** Writes what is left when all ranges are written. */
  close(): Iterable<Uint8Array>
}

/** Each chunk is valid only until the next one is read. */
export function createDocumentParts({ opening, closing, between }: Syntax): DocumentParts {
  let isOpen = false
  let unwanted = utf8Length(between)

  function* open(): Iterable<Uint8Array> {
    if (!isOpen && opening !== '') yield toBytes(opening)
    isOpen = true
  }

  return {
    *write(range) {
      yield* open()
      for (const chunk of writeRows(range)) {
        yield unwanted === 0 ? chunk : chunk.subarray(unwanted)
        unwanted = 0
      }
    },
    *close() {
      yield* open()
      if (closing !== '') yield toBytes(closing)
    },
  }
}

/** All ranges must be encoded in `syntax`. Each chunk is valid only until the next one is read. */
export function* writeDocument(ranges: Iterable<RowRange>, syntax: Syntax): Iterable<Uint8Array> {
  const { write, close } = createDocumentParts(syntax)
  for (const range of ranges) yield* write(range)
  yield* close()
}

/** `rowBytes` includes the separator before every row, even the first one. */
export function documentLength(
  rows: bigint,
  rowBytes: bigint,
  { opening, closing, between }: Syntax,
): bigint {
  const unwanted = rows === 0n ? 0 : utf8Length(between)
  return rowBytes + BigInt(utf8Length(opening) + utf8Length(closing) - unwanted)
}

function toBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(utf8Length(text))
  writeUtf8(text, bytes, 0)
  return bytes
}
