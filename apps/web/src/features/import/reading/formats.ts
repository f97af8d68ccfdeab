export const FORMATS = ['csv', 'tsv', 'txt', 'json'] as const
export type ImportFormat = (typeof FORMATS)[number]

const FORMATS_BY_TYPE: ReadonlyMap<string, ImportFormat> = new Map([
  ['text/csv', 'csv'],
  ['application/csv', 'csv'],
  ['text/tab-separated-values', 'tsv'],
  ['text/tsv', 'tsv'],
  ['application/json', 'json'],
  ['text/json', 'json'],
  ['text/plain', 'txt'],
])

/** Goes by the file's extension, then by its MIME type. Returns null if the format can't be imported. */
export function formatOf({ name, type }: Pick<File, 'name' | 'type'>): ImportFormat | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const [mimeType = ''] = type.toLowerCase().split(';')
  return FORMATS.find((format) => format === extension) ?? FORMATS_BY_TYPE.get(mimeType.trim()) ?? null
}

export const FILE_TYPES = [...FORMATS.map((format) => `.${format}`), ...FORMATS_BY_TYPE.keys()].join(',')
