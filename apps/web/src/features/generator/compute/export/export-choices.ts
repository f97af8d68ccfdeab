import { EXPORT_FILES } from '@wordloom/contract'
import type { ExportFormat } from '@wordloom/engine'
import { EXPORT_CHOICE_TEXTS } from './texts.ts'

interface ExportFile {
  readonly fileName: string
  readonly mediaType: string
}

export interface ExportChoice extends ExportFile {
  readonly format: ExportFormat
  /** A workbook is zipped, so its size isn't known in advance. */
  readonly isWorkbook: boolean
}

const FILES: Readonly<Record<ExportFormat, ExportFile>> = EXPORT_FILES

export const EXPORT_CHOICES = (Object.keys(FILES) as ExportFormat[]).flatMap((format) => {
  const label = EXPORT_CHOICE_TEXTS[format]
  return label === null ? [] : [{ format, label }]
})

export function toExportChoice(format: ExportFormat): ExportChoice {
  return { format, isWorkbook: format === 'xlsx' || format === 'xlsx-columns', ...FILES[format] }
}
