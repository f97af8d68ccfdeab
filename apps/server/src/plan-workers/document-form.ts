import type { CsvChoices, ExportFormat } from '@wordloom/engine'

/** The format of a document, and choices for CSV. */
export interface DocumentForm extends CsvChoices {
  readonly format: ExportFormat
}
