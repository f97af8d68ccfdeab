import { EXPORT_FORMATS, type ExportFormat } from '@wordloom/engine'

const IS_OFFERED: Readonly<Record<ExportFormat, boolean>> = {
  txt: true,
  csv: true,
  'csv-columns': false,
  json: false,
  jsonl: true,
}

export const DEFAULT_FORMAT: ExportFormat = 'txt'
export const FORMATS = EXPORT_FORMATS.filter((format) => IS_OFFERED[format])
