import { toBytes, utf8Length } from '../utf8.ts'
import type { Syntax } from './export-formats.ts'

export type Frame = Pick<Syntax, 'opening' | 'closing' | 'between'>

export interface DocumentParts {
  /** The rows must be encoded in the syntax of the document. */
  write(rows: Iterable<Uint8Array>): Iterable<Uint8Array>
  close(): Iterable<Uint8Array>
}

/** Each chunk is valid only until the next one is read. */
export function createDocumentParts({ opening, closing, between }: Frame): DocumentParts {
  let isOpen = false
  let unwanted = utf8Length(between)

  function* open(): Iterable<Uint8Array> {
    if (!isOpen && opening !== '') yield toBytes(opening)
    isOpen = true
  }

  return {
    *write(rows) {
      yield* open()
      for (const chunk of rows) {
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

/** All rows must be encoded in the syntax of `frame`. Each chunk is valid only until the next one is read. */
export function* writeDocument(groups: Iterable<Iterable<Uint8Array>>, frame: Frame): Iterable<Uint8Array> {
  const { write, close } = createDocumentParts(frame)
  for (const rows of groups) yield* write(rows)
  yield* close()
}

/** `rowBytes` includes the separator before every row, even the first one. */
export function documentLength(rows: bigint, rowBytes: bigint, { opening, closing, between }: Frame): bigint {
  const unwanted = rows === 0n ? 0 : utf8Length(between)
  return rowBytes + BigInt(utf8Length(opening) + utf8Length(closing) - unwanted)
}
