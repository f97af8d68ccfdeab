import type { ExportFormat } from '@wordloom/engine'
import { EXPORT_CHOICE_TEXTS } from './texts.ts'

export interface ExportChoice {
  readonly format: ExportFormat
  readonly label: string
  readonly fileName: string
  readonly mediaType: string
}

export const EXPORT_CHOICES = [
  {
    format: 'txt',
    label: EXPORT_CHOICE_TEXTS.txt,
    fileName: 'word-combinations.txt',
    mediaType: 'text/plain',
  },
  { format: 'csv', label: EXPORT_CHOICE_TEXTS.csv, fileName: 'word-combinations.csv', mediaType: 'text/csv' },
  {
    format: 'csv-columns',
    label: EXPORT_CHOICE_TEXTS.csvColumns,
    fileName: 'word-combinations.csv',
    mediaType: 'text/csv',
  },
  {
    format: 'json',
    label: EXPORT_CHOICE_TEXTS.json,
    fileName: 'word-combinations.json',
    mediaType: 'application/json',
  },
] as const satisfies readonly ExportChoice[]

export function toExportChoice(format: ExportFormat): ExportChoice {
  return EXPORT_CHOICES.find((choice) => choice.format === format) ?? EXPORT_CHOICES[0]
}
