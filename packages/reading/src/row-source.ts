import { textOf } from './bytes/decode.ts'
import { type DetectedEncoding, detectEncoding } from './bytes/detect-encoding.ts'
import { findBinaryKind } from './bytes/file-kind.ts'
import { allBytes, type FileSource, firstBytes } from './bytes/source.ts'
import { CellReader } from './cells/cell-reader.ts'
import { isColumnOfProse } from './cells/column-of-prose.ts'
import { findLines, type LineRanges } from './cells/find-lines.ts'
import { findSeparator, readSeparatorLine, type SeparatorLine } from './cells/find-separator.ts'
import { withoutGuard } from './cells/guard.ts'
import { LineReader, type WordBlock } from './cells/line-reader.ts'
import { type JsonRows, readJson } from './json/read-json.ts'
import type { FileFormat, ReadingOptions, Separator } from './options.ts'
import { ReadingError } from './reading-error.ts'
import type { PlacedRow } from './row.ts'
import { readSheet, type SheetFacts, WORKBOOK_LIMITS, type WorkbookLimits } from './workbook/read-sheet.ts'

/** The rows of a file before anything is known about them. They can be read more than once. */
export interface RowSource extends Partial<DetectedEncoding> {
  readonly format: FileFormat
  readonly separator: Separator | null
  /** The header, if the format says where it is. */
  readonly header: number | 'none' | undefined
  /** False if the text may as well be lines of words, so that its columns have to tell. */
  readonly isFormatCertain: boolean
  readonly sheet: SheetFacts | null
  rows(): AsyncGenerator<readonly PlacedRow[]>
  /** The words of a file that has one per line, without the cost of rows. */
  readonly words: (() => AsyncGenerator<WordBlock>) | null
  /** The lines of bytes in UTF-8, without the cost of strings. Returns `null` if a word may be more than its line. */
  readonly lines: (() => LineRanges | null) | null
}

const SAMPLE_CHARACTERS = 64 * 1024
const PIECE_CHARACTERS = 256 * 1024

/** A character that texts don't have. */
const NO_SEPARATOR = '\0'

export interface SourceOptions extends ReadingOptions {
  readonly workbookLimits?: WorkbookLimits | undefined
}

/** @throws {ReadingError} */
export async function openRows(source: FileSource, options: SourceOptions): Promise<RowSource> {
  if (typeof source === 'string') return await openText(() => pieces(source), options, {})
  const binary = findBinaryKind(await firstBytes(source, SAMPLE_CHARACTERS))
  if (binary !== null) return await openBinary(source, options)
  const { encoding } = options
  const detected = encoding === undefined ? await detectEncoding(source) : { encoding, isCertain: true }
  const decoding = { encoding: detected.encoding, replaces: encoding !== undefined }
  const rows = await openText(() => textOf(source, decoding), options, detected)
  const isList = rows.format === 'lines' && detected.encoding === 'utf-8' && !decoding.replaces
  if (!isList || !(source instanceof Uint8Array) || source.includes(0)) return rows
  return { ...rows, lines: () => findLines(source, options) }
}

async function openBinary(source: Uint8Array | Blob, options: SourceOptions): Promise<RowSource> {
  const bytes = await allBytes(source)
  const binary = findBinaryKind(bytes)
  if (binary?.kind !== 'workbook') throw new ReadingError('not-text', binary?.sentence ?? '')
  const { rows, facts } = await readSheet(bytes, {
    sheet: options.sheet ?? null,
    skipsHidden: options.skipsHidden === true,
    fillsMerged: options.fillsMerged === true,
    limits: options.workbookLimits ?? WORKBOOK_LIMITS,
  })
  return { ...inMemory(rows), format: 'workbook', sheet: facts }
}

async function openText(
  read: () => AsyncGenerator<string>,
  options: ReadingOptions,
  detected: Partial<DetectedEncoding>,
): Promise<RowSource> {
  const { sample, isWhole } = await sampleOf(read)
  const format = options.format ?? formatOfName(options.fileName)
  if (format === 'json' || (format === null && looksLikeJson(sample))) {
    const json = await tryJson(read, { isCertain: format === 'json', hasLines: hasJsonLines(options) })
    if (json !== null)
      return {
        ...inMemory(place(json.rows)),
        ...detected,
        format: 'json',
        header: json.header,
      }
  }
  const told = readSeparatorLine(sample)
  const body = told === null ? sample : sample.slice(told.length)
  const found = findSeparator(isWhole ? body : body.slice(0, body.lastIndexOf('\n') + 1 || body.length))
  const separator = options.separator ?? told?.separator ?? found.separator
  const isTable =
    format === 'table' || told !== null || options.separator !== undefined || hasHeaderOption(options)
  if (format === 'lines' || (!isTable && found.share === 0))
    return {
      ...LINES,
      ...detected,
      rows: () => linesOf(read, options),
      words: () => wordsOf(read, options),
    }
  const isOneColumn = told === null && options.separator === undefined && isColumnOfProse(sample, separator)
  const cells = {
    separator: isOneColumn ? NO_SEPARATOR : separator,
    hasPlainQuotes: options.hasPlainQuotes === true,
  }
  return {
    ...LINES,
    ...detected,
    format: 'table',
    separator: isOneColumn ? null : separator,
    isFormatCertain: isTable,
    rows: () => cellsOf(read, cells, told),
  }
}

function hasHeaderOption({ header, columns }: ReadingOptions): boolean {
  return header !== undefined || columns !== undefined
}

const LINES = {
  format: 'lines',
  separator: null,
  header: undefined,
  isFormatCertain: true,
  sheet: null,
  words: null,
  lines: null,
} as const

function inMemory(rows: readonly PlacedRow[]) {
  async function* read() {
    yield rows
  }
  return { ...LINES, rows: read }
}

function place(rows: readonly (readonly string[])[]): readonly PlacedRow[] {
  return rows.map((cells, row) => ({ cells, line: row + 1 }))
}

async function* pieces(text: string): AsyncGenerator<string> {
  const from = text.startsWith('\ufeff') ? 1 : 0
  for (let at = from; at < text.length; at += PIECE_CHARACTERS) yield text.slice(at, at + PIECE_CHARACTERS)
}

async function sampleOf(read: () => AsyncGenerator<string>) {
  let sample = ''
  for await (const text of read()) {
    sample += text
    if (sample.length >= SAMPLE_CHARACTERS)
      return { sample: sample.slice(0, SAMPLE_CHARACTERS), isWhole: false }
  }
  return { sample, isWhole: true }
}

async function* wordsOf(
  read: () => AsyncGenerator<string>,
  { hasPlainQuotes = false }: ReadingOptions,
): AsyncGenerator<WordBlock> {
  const reader = new LineReader({ hasPlainQuotes })
  for await (const text of read()) yield reader.push(text)
  yield reader.end()
}

async function* linesOf(
  read: () => AsyncGenerator<string>,
  options: ReadingOptions,
): AsyncGenerator<readonly PlacedRow[]> {
  let next = 1
  for await (const { words, spans } of wordsOf(read, options)) {
    yield words.map((word, i) => {
      const line = next
      next += spans.get(i) ?? 1
      return { cells: [word], line }
    })
  }
}

async function* cellsOf(
  read: () => AsyncGenerator<string>,
  options: { readonly separator: string; readonly hasPlainQuotes: boolean },
  told: SeparatorLine | null,
): AsyncGenerator<readonly PlacedRow[]> {
  const reader = new CellReader(options)
  let skip = told?.length ?? 0
  const shift = told === null ? 0 : 1
  let hasApostrophes = false
  for await (const text of read()) {
    hasApostrophes ||= text.includes("'")
    const rows = reader.push(text.slice(skip))
    yield unguarded(rows, hasApostrophes, shift)
    // The next rows begin in this text.
    if (rows.length > 0) hasApostrophes = text.includes("'")
    skip = Math.max(0, skip - text.length)
  }
  yield unguarded(reader.end(), hasApostrophes, shift)
}

function unguarded(rows: readonly PlacedRow[], hasApostrophes: boolean, shift: number): readonly PlacedRow[] {
  const isGuarded =
    hasApostrophes && rows.some(({ cells }) => cells.some((cell) => cell.charCodeAt(0) === 0x27))
  if (!isGuarded && shift === 0) return rows
  return rows.map(({ cells, line }) => ({
    cells: isGuarded ? cells.map(withoutGuard) : cells,
    line: line + shift,
  }))
}

async function tryJson(
  read: () => AsyncGenerator<string>,
  { isCertain, hasLines }: { readonly isCertain: boolean; readonly hasLines: boolean },
): Promise<JsonRows | null> {
  let text = ''
  for await (const piece of read()) text += piece
  try {
    return readJson(text, { hasLines })
  } catch (error) {
    if (isCertain || !(error instanceof ReadingError)) throw error
    return null
  }
}

function hasJsonLines({ fileName = '' }: ReadingOptions): boolean {
  return /\.(jsonl|ndjson)$/i.test(fileName)
}

function looksLikeJson(sample: string): boolean {
  return /^\s*(\[\s*(["[{\]\d]|true|false|null)|\{\s*["}])/.test(sample)
}

const FORMATS_BY_ENDING: Readonly<Record<string, FileFormat>> = {
  csv: 'table',
  tsv: 'table',
  tab: 'table',
  json: 'json',
  jsonl: 'json',
  ndjson: 'json',
}

function formatOfName(name: string | undefined): FileFormat | null {
  const ending = name?.slice(name.lastIndexOf('.') + 1).toLowerCase() ?? ''
  return FORMATS_BY_ENDING[ending] ?? null
}
