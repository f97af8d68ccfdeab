import { EXPORT_FORMATS, type ExportFormat, TABLE_FORMATS, type TableFormat } from '@wordloom/engine'

const IS_OFFERED: Readonly<Record<ExportFormat, boolean>> = {
  txt: true,
  csv: true,
  'csv-columns': false,
  json: true,
  jsonl: true,
  xlsx: true,
  'xlsx-columns': false,
}

export type Format = ExportFormat | TableFormat

export const DEFAULT_FORMAT: ExportFormat = 'txt'
export const TEXT_FORMATS: readonly ExportFormat[] = EXPORT_FORMATS.filter((format) => IS_OFFERED[format])
/** The default is the first. */
export const FORMATS: readonly [Format, ...Format[]] = [
  DEFAULT_FORMAT,
  ...[...new Set<Format>([...TEXT_FORMATS, ...TABLE_FORMATS])].filter((format) => format !== DEFAULT_FORMAT),
]
