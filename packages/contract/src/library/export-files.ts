const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** `isForResults`: the API exports saved results in it. Their columns aren't always known. */
export const EXPORT_FILES = {
  txt: { fileName: 'word-combinations.txt', mediaType: 'text/plain', isForResults: true },
  csv: { fileName: 'word-combinations.csv', mediaType: 'text/csv', isForResults: true },
  'csv-columns': { fileName: 'word-combinations.csv', mediaType: 'text/csv', isForResults: false },
  xlsx: { fileName: 'word-combinations.xlsx', mediaType: WORKBOOK, isForResults: false },
  'xlsx-columns': { fileName: 'word-combinations.xlsx', mediaType: WORKBOOK, isForResults: false },
  json: { fileName: 'word-combinations.json', mediaType: 'application/json', isForResults: true },
  jsonl: { fileName: 'word-combinations.jsonl', mediaType: 'application/jsonl', isForResults: false },
} as const

type ExportFiles = typeof EXPORT_FILES
type FileFormat = keyof ExportFiles

export type ResultExport = {
  [Format in FileFormat]: ExportFiles[Format]['isForResults'] extends true ? Format : never
}[FileFormat]

export const RESULT_EXPORTS = (Object.keys(EXPORT_FILES) as FileFormat[]).filter(
  (format): format is ResultExport => EXPORT_FILES[format].isForResults,
)
