import { EXPORT_FILES } from '@wordloom/contract'
import type { CsvChoices, ExportFormat, TableFormat } from '@wordloom/engine'
import { EXPORT_CHOICE_TEXTS, TABLE_CHOICE_TEXTS } from './texts.ts'

export type DocumentFormat = ExportFormat | TableFormat

interface ExportFile {
  readonly fileName: string
  readonly mediaType: string
}

export interface ExportChoice extends ExportFile, DocumentForm {
  /** A workbook is zipped, so its size isn't known in advance. */
  readonly isWorkbook: boolean
}

const FILES: Readonly<Record<DocumentFormat, ExportFile>> = {
  ...EXPORT_FILES,
  tsv: { fileName: 'word-combinations.tsv', mediaType: 'text/tab-separated-values' },
}

export interface DocumentForm extends CsvChoices {
  readonly format: DocumentFormat
}

export interface LabeledFormat {
  readonly format: DocumentFormat
  readonly label: string
}

export const EXPORT_CHOICES = toChoices(EXPORT_CHOICE_TEXTS)
export const TABLE_CHOICES = toChoices(TABLE_CHOICE_TEXTS)

function toChoices(labels: Partial<Record<DocumentFormat, string | null>>): readonly LabeledFormat[] {
  return (Object.keys(labels) as DocumentFormat[]).flatMap((format) => {
    const label = labels[format] ?? null
    return label === null ? [] : [{ format, label }]
  })
}

const CSV_FORMATS: readonly DocumentFormat[] = ['csv', 'csv-columns']

/** Only CSV gets a byte order mark. */
export function toExportChoice(format: DocumentFormat, choices: CsvChoices = {}): ExportChoice {
  const hasMark = choices.hasMark === true && CSV_FORMATS.includes(format)
  return {
    ...choices,
    format,
    hasMark,
    isWorkbook: format === 'xlsx' || format === 'xlsx-columns',
    ...FILES[format],
  }
}
