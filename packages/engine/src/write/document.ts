import type { ExportFormat } from '../spec.ts'
import { utf8Length, writeUtf8 } from '../utf8.ts'
import { SYNTAX } from './syntax.ts'
import { type RowRange, writeRows } from './write-rows.ts'

/** All ranges must be encoded in `format`. Each chunk is valid only until the next one is read. */
export function* writeDocument(ranges: Iterable<RowRange>, format: ExportFormat): Iterable<Uint8Array> {
  const { opening, closing, between } = SYNTAX[format]
  if (opening !== '') yield toBytes(opening)
  let unwanted = utf8Length(between)
  for (const range of ranges) {
    for (const chunk of writeRows(range)) {
      yield unwanted === 0 ? chunk : chunk.subarray(unwanted)
      unwanted = 0
    }
  }
  if (closing !== '') yield toBytes(closing)
}

/** `rowBytes` includes the separator before every row, even the first one. */
export function documentLength(rows: bigint, rowBytes: bigint, format: ExportFormat): bigint {
  const { opening, closing, between } = SYNTAX[format]
  const unwanted = rows === 0n ? 0 : utf8Length(between)
  return rowBytes + BigInt(utf8Length(opening) + utf8Length(closing) - unwanted)
}

function toBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(utf8Length(text))
  writeUtf8(text, bytes, 0)
  return bytes
}
