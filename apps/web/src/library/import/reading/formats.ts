import type { ReadingOptions } from '@wordloom/reading'

export const FORMATS = ['csv', 'tsv', 'txt', 'json'] as const
export type ImportFormat = (typeof FORMATS)[number]
/** A workbook is recognized by its bytes, so nobody has to choose that format. */
export type SourceFormat = ImportFormat | 'xlsx'

const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const FORMATS_BY_EXTENSION: ReadonlyMap<string, SourceFormat> = new Map([
  ['csv', 'csv'],
  ['tsv', 'tsv'],
  ['tab', 'tsv'],
  ['txt', 'txt'],
  ['json', 'json'],
  ['xlsx', 'xlsx'],
  ['xlsm', 'xlsx'],
])

const FORMATS_BY_TYPE: ReadonlyMap<string, SourceFormat> = new Map([
  ['text/csv', 'csv'],
  ['application/csv', 'csv'],
  ['text/tab-separated-values', 'tsv'],
  ['text/tsv', 'tsv'],
  ['application/json', 'json'],
  ['text/json', 'json'],
  ['text/plain', 'txt'],
  [WORKBOOK_TYPE, 'xlsx'],
])

/** Goes by the file's extension, then by its MIME type. Returns null if the format can't be imported. */
export function formatOf({ name, type }: Pick<File, 'name' | 'type'>): SourceFormat | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const [mimeType = ''] = type.toLowerCase().split(';')
  return FORMATS_BY_EXTENSION.get(extension) ?? FORMATS_BY_TYPE.get(mimeType.trim()) ?? null
}

export const FILE_TYPES = [
  ...[...FORMATS_BY_EXTENSION.keys()].map((extension) => `.${extension}`),
  ...FORMATS_BY_TYPE.keys(),
].join(',')

/** The options of the reader for a format that a person chose. */
export function toReadingOptions(format: ImportFormat): ReadingOptions {
  switch (format) {
    case 'csv':
      return { format: 'table' }
    case 'tsv':
      return { format: 'table', separator: '\t' }
    case 'txt':
      return { format: 'lines' }
    case 'json':
      return { format: 'json' }
  }
}

const LOOKED_AT = 16 * 1024
const MIN_LINES = 2

/** True if every line has the same number of tabs, so that lines of words may be a table. */
export function looksLikeTsv(text: string): boolean {
  const lines = text
    .slice(0, LOOKED_AT)
    .trimStart()
    .split(/[\r\n]+/)
    .filter(Boolean)
  // The last line may be cut off.
  const whole = text.length > LOOKED_AT ? lines.slice(0, -1) : lines
  const [tabs, ...others] = whole.map((line) => line.split('\t').length - 1)
  const isTable = whole.length >= MIN_LINES && tabs !== undefined && tabs > 0
  return isTable && others.every((count) => count === tabs)
}
