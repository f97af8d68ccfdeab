import {
  EXPORT_FORMATS,
  type ExportFormat,
  type Plan,
  TABLE_FORMATS,
  type Table,
  type TableFormat,
} from '@wordloom/engine'
import { MARK, MARK_BYTES } from '../../../../shared/csv/csv-mark.ts'
import type { DocumentFormat } from './export-choices.ts'

export interface ExportedDocument {
  readonly bytes: bigint | null
  /** True if the first row has the names of the columns. */
  readonly hasHeader: boolean
  /** With a chunk size, each chunk but the last has that many bytes and belongs to the caller. */
  chunks(chunkSize?: number): Iterable<Uint8Array>
}

/** The document with the byte order mark of UTF-8 before its first byte. */
export function withByteOrderMark(document: ExportedDocument): ExportedDocument {
  return {
    ...document,
    bytes: document.bytes === null ? null : document.bytes + BigInt(MARK_BYTES),
    *chunks(chunkSize) {
      yield new TextEncoder().encode(MARK)
      yield* document.chunks(chunkSize)
    },
  }
}

/** `shortened` is the field whose cells are the rows in a text. */
export function toDocument(
  plan: Plan,
  table: Table | null,
  format: DocumentFormat,
  shortened: number | null = null,
): ExportedDocument {
  if (table !== null && shortened !== null && format === 'txt')
    return {
      bytes: null,
      hasHeader: false,
      chunks: (chunkSize) => table.lines(shortened, chunkSize === undefined ? {} : { chunkSize }),
    }
  if (table !== null && isTableFormat(format))
    return {
      bytes: null,
      hasHeader: true,
      chunks: (chunkSize) => table.chunks({ format, ...(chunkSize !== undefined && { chunkSize }) }),
    }
  if (!isExportFormat(format)) throw new Error(`Only a table can be exported as ${format}`)
  return {
    bytes: plan.kind === 'indexed' ? plan.bytesOf(format) : null,
    hasHeader: false,
    chunks: (chunkSize) => plan.chunks({ format, ...(chunkSize !== undefined && { chunkSize }) }),
  }
}

function isTableFormat(format: DocumentFormat): format is TableFormat {
  return TABLE_FORMATS.some((known) => known === format)
}

function isExportFormat(format: DocumentFormat): format is ExportFormat {
  return EXPORT_FORMATS.some((known) => known === format)
}
