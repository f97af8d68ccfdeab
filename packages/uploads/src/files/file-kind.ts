import type { FileSyntax, UploadFormat } from '@wordloom/targets'

export type FileKind =
  | { readonly kind: 'text'; readonly syntax: FileSyntax }
  | { readonly kind: 'workbook'; readonly sheetName: string }

export interface Sheet {
  readonly rows: readonly (readonly string[])[]
  /** The place of the header, if a person chose it. */
  readonly header: number | null
  readonly fileKind: FileKind
}

/** The beginning of a file as the package for reading files gives it. */
interface FirstRows {
  readonly rows: Sheet['rows']
  readonly header: Sheet['header']
  readonly sheetName: string | null
  readonly separator: string
  readonly encoding: string
}

/** Platforms take UTF-8 and UTF-16, and no pipes, so a template with others is filled in UTF-8 with commas. */
export function toSheet({ rows, header, sheetName, separator, encoding }: FirstRows): Sheet {
  if (sheetName !== null) return { rows, header, fileKind: { kind: 'workbook', sheetName } }
  const delimiter = separator === '\t' || separator === ';' ? separator : ','
  const syntax = { delimiter, encoding: encoding === 'utf-16le' ? encoding : 'utf-8' } as const
  return { rows, header, fileKind: { kind: 'text', syntax } }
}

export function extensionOf(fileKind: FileKind): 'xlsx' | 'tsv' | 'csv' {
  if (fileKind.kind === 'workbook') return 'xlsx'
  return fileKind.syntax.delimiter === '\t' && fileKind.syntax.encoding === 'utf-8' ? 'tsv' : 'csv'
}

/** The first one is the default. */
export function fileKindsOf({
  syntaxes: [first, ...others],
  sheetName,
}: Pick<UploadFormat, 'syntaxes' | 'sheetName'>): readonly [FileKind, ...FileKind[]] {
  const toText = (syntax: FileSyntax): FileKind => ({ kind: 'text', syntax })
  return [
    toText(first),
    ...others.map(toText),
    ...(sheetName === null ? [] : [{ kind: 'workbook', sheetName } as const]),
  ]
}

/** Rows as `@wordloom/xlsx` makes a workbook of: a line per row, with JSON strings between commas. */
export function* toWorkbookLines(rows: Iterable<readonly string[]>): Iterable<Uint8Array> {
  const encoder = new TextEncoder()
  for (const cells of rows) yield encoder.encode(`${cells.map((cell) => JSON.stringify(cell)).join(',')}\n`)
}
