export const FORMATS = ['csv', 'tsv', 'txt', 'json'] as const
export type ImportFormat = (typeof FORMATS)[number]
/** A workbook is recognized by its name or type, so nobody has to choose that format. */
export type SourceFormat = ImportFormat | 'xlsx'

const SOURCE_FORMATS: readonly SourceFormat[] = [...FORMATS, 'xlsx']
const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

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
  return SOURCE_FORMATS.find((format) => format === extension) ?? FORMATS_BY_TYPE.get(mimeType.trim()) ?? null
}

export const FILE_TYPES = [...SOURCE_FORMATS.map((format) => `.${format}`), ...FORMATS_BY_TYPE.keys()].join(
  ',',
)

const LOOKED_AT = 16 * 1024
const FEWEST_LINES = 2

export function suggestFormat(text: string): ImportFormat | null {
  const first = text.slice(0, LOOKED_AT).trimStart()
  const last = text.slice(-LOOKED_AT).trimEnd()
  if (first.startsWith('[') && last.endsWith(']')) return 'json'
  if (first.startsWith('{') && last.endsWith('}')) return 'json'
  const lines = first.split(/[\r\n]+/).filter(Boolean)
  // The last line may be cut off.
  const whole = text.length > LOOKED_AT ? lines.slice(0, -1) : lines
  const [tabs, ...others] = whole.map((line) => line.split('\t').length - 1)
  const isTable = whole.length >= FEWEST_LINES && tabs !== undefined && tabs > 0
  return isTable && others.every((count) => count === tabs) ? 'tsv' : null
}
