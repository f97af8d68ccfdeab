import type { ExportFormat } from '@wordloom/engine'

export interface ExportChoice {
  readonly format: ExportFormat
  readonly label: string
  readonly fileName: string
  readonly mediaType: string
}

/** What Export offers; plain text is the first and the default. */
export const EXPORT_CHOICES = [
  { format: 'txt', label: 'Plain text (TXT)', fileName: 'word-combinations.txt', mediaType: 'text/plain' },
  { format: 'csv', label: 'CSV, one column', fileName: 'word-combinations.csv', mediaType: 'text/csv' },
  {
    format: 'csv-columns',
    label: 'CSV, one column a word',
    fileName: 'word-combinations.csv',
    mediaType: 'text/csv',
  },
  { format: 'json', label: 'JSON', fileName: 'word-combinations.json', mediaType: 'application/json' },
] as const satisfies readonly ExportChoice[]

export function toExportChoice(format: ExportFormat): ExportChoice {
  return EXPORT_CHOICES.find((choice) => choice.format === format) ?? EXPORT_CHOICES[0]
}
