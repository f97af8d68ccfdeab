import { type FileSyntax, findSeparator, readTable, type UploadFormat } from '@wordloom/targets'

export type FileKind =
  | { readonly kind: 'text'; readonly syntax: FileSyntax }
  | { readonly kind: 'workbook'; readonly sheetName: string }

export interface Sheet {
  readonly rows: readonly (readonly string[])[]
  readonly fileKind: FileKind
}

export function toTextSheet(text: string, encoding: FileSyntax['encoding']): Sheet {
  return {
    rows: readTable(text).map(({ cells }) => cells),
    fileKind: { kind: 'text', syntax: { delimiter: findSeparator(text), encoding } },
  }
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
