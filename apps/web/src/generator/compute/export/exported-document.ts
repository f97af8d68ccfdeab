import {
  EXPORT_FORMATS,
  type ExportFormat,
  type Plan,
  TABLE_FORMATS,
  type Table,
  type TableFormat,
} from '@wordloom/engine'
import type { DocumentForm, DocumentFormat } from './export-choices.ts'

export interface ExportedDocument {
  readonly bytes: bigint | null
  /** True if the first row has the names of the columns. */
  readonly hasHeader: boolean
  /** With a chunk size, each chunk but the last has that many bytes and belongs to the caller. */
  chunks(chunkSize?: number): Iterable<Uint8Array>
}

/** `shortened` is the field whose cells are the rows in a text. */
export function toDocument(
  plan: Plan,
  table: Table | null,
  { format, ...choices }: DocumentForm,
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
      chunks: (chunkSize) =>
        table.chunks({ ...choices, format, ...(chunkSize !== undefined && { chunkSize }) }),
    }
  if (!isExportFormat(format)) throw new Error(`Only a table can be exported as ${format}`)
  return {
    bytes: plan.kind === 'indexed' ? plan.bytesOf(format, choices) : null,
    hasHeader: false,
    chunks: (chunkSize) => plan.chunks({ ...choices, format, ...(chunkSize !== undefined && { chunkSize }) }),
  }
}

function isTableFormat(format: DocumentFormat): format is TableFormat {
  return TABLE_FORMATS.some((known) => known === format)
}

function isExportFormat(format: DocumentFormat): format is ExportFormat {
  return EXPORT_FORMATS.some((known) => known === format)
}
