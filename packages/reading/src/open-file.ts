import type { FileSource } from './bytes/source.ts'
import type { LineRanges } from './cells/find-lines.ts'
import { chooseColumns } from './choose-columns.ts'
import { ReadingError } from './reading-error.ts'
import type { PreviewRow, ReadingReport } from './report.ts'
import type { PlacedRow } from './row.ts'
import { openRows, type RowSource, type SourceOptions } from './row-source.ts'
import { isSurelyTable } from './table/is-surely-table.ts'
import { tableLayer } from './table-layer.ts'
import type { LeftOut, NumberColumn, RowFilter, TableHints, TableShape } from './table-shape.ts'
import { hasLineBreak, toWord } from './to-word.ts'

const SAMPLE_ROWS = 1000
const SAMPLE_CELLS = 200_000
const PREVIEW_ROWS = 100

/** Workbooks have up to 16,384 columns. More cells in a row are no table, and would take minutes to describe. */
const MAX_COLUMNS = 20_000

/** Columns of a table as a whole, with the numbers of some. Rows are in the order of the file. */
export interface TableColumns {
  readonly texts: readonly (readonly string[])[]
  readonly numbers: readonly NumberColumn[]
}

/**
 * Opens a file: finds its format, encoding, separator, header and columns by its first rows. Open it again with options
 * to change any of that.
 *
 * @throws {ReadingError} with a sentence that says what the file is and what to do
 * @example
 * const file = await openFile(bytes, { fileName: 'keywords.csv' })
 * for await (const words of file.words()) take(words)
 * show(file.report())
 */
export async function openFile(source: FileSource, options: SourceOptions = {}): Promise<OpenFile> {
  const rows = await openRows(source, options)
  if (rows.isFormatCertain) return await openTable(rows, options)
  const file = await openTable(rows, options).catch((error: unknown) => {
    // Quotes of a list, or too many commas in a line.
    if (error instanceof ReadingError) return null
    throw error
  })
  // A list whose lines have commas is no table, unless its columns have names.
  return file?.isSurelyTable === true ? file : await openFile(source, { ...options, format: 'lines' })
}

/** @throws {ReadingError} */
async function openTable(rows: RowSource, options: SourceOptions): Promise<OpenFile> {
  const { sample, isWhole } = await sampleOf(rows)
  const widest = sample.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  if (widest > MAX_COLUMNS) throw tooWide(widest)
  return new OpenFile(rows, sample, isWhole, options)
}

export class OpenFile {
  /** `null` if the file is lines of words. */
  readonly shape: TableShape | null
  /** The first lines of the file, with what becomes of them. */
  readonly preview: readonly PreviewRow[]
  readonly #source: RowSource
  readonly #hints: TableHints
  /** Places of the columns that have the words. */
  readonly #chosen: readonly number[]
  /** Line of the first row behind the header. */
  readonly #firstLine: number
  readonly #headerLine: number | null
  readonly #skippedAbove: number
  #leftOut: LeftOut = { totals: 0, closingLines: 0, headers: 0, examples: [] }
  #joinedCells = 0
  #numbers = new Map<number, NumberColumn>()
  #unrecognizedColumns: readonly string[] = []

  constructor(source: RowSource, sample: readonly PlacedRow[], isWhole: boolean, options: SourceOptions) {
    this.#source = source
    const header = options.header ?? source.header
    this.#hints = { separator: source.separator, header, keepsTotals: options.keepsTotals }
    this.shape = source.format === 'lines' ? null : describe(sample, this.#hints)
    const headerLine = typeof options.header === 'number' ? options.header : null
    this.#headerLine = this.shape === null ? headerLine : lineAt(sample, this.shape.header)
    this.#firstLine =
      this.shape === null
        ? (headerLine ?? 0) + 1
        : (lineAt(sample, this.shape.firstRow) ?? Number.POSITIVE_INFINITY)
    this.#skippedAbove = sample.filter(({ line }) => line < (this.#headerLine ?? this.#firstLine)).length
    this.#chosen = this.shape === null ? [0] : chooseColumns(this.shape, options.columns)
    const filter = this.#filter()
    this.preview = this.#toPreview(sample.slice(0, isWhole ? sample.length : PREVIEW_ROWS), isWhole, filter)
    this.#leftOut = filter?.leftOut ?? this.#leftOut
  }

  /** True if the names of columns and the cells below them leave no doubt that the file is a table. */
  get isSurelyTable(): boolean {
    if (this.shape === null) return false
    const rows = this.preview.filter(({ use }) => use === 'row').map(({ cells }) => cells)
    return isSurelyTable(this.shape, rows, this.#source.separator)
  }

  /** The rows of the table, without its header, totals and closing lines, or the lines of a list. */
  async *rows(): AsyncGenerator<readonly PlacedRow[]> {
    const filter = this.#filter()
    let isBehindHeader = false
    for await (const block of this.#source.rows()) {
      const rows: readonly PlacedRow[] = isBehindHeader
        ? block
        : block.filter(({ line }) => line >= this.#firstLine)
      isBehindHeader ||= rows.length > 0
      const kept = filter === null ? rows : filter.keep(rows)
      if (kept.length > 0) yield kept
    }
    const last = filter?.end() ?? []
    if (last.length > 0) yield last
    this.#leftOut = filter?.leftOut ?? this.#leftOut
  }

  /**
   * The words: cells of the chosen columns that aren't blank, on one line each. Lines of a list stay as they are, with
   * blank ones.
   */
  async *words(): AsyncGenerator<readonly string[]> {
    this.#joinedCells = 0
    const { words } = this.#source
    if (words === null || this.#firstLine > 1) {
      for await (const rows of this.rows()) yield this.#wordsOf(rows)
      return
    }
    for await (const { words: block, spans } of words()) {
      this.#joinedCells += spans.size
      yield spans.size === 0 ? block : block.map((word, i) => (spans.has(i) ? toWord(word) : word))
    }
  }

  /** The words of a list in UTF-8 as ranges of its bytes, which is faster. `null` if only `words` can read the file. */
  lines(): LineRanges | null {
    return this.#firstLine > 1 ? null : (this.#source.lines?.() ?? null)
  }

  /** Reads whole columns, by their places. */
  async columns(texts: readonly number[], numbers: readonly number[]): Promise<TableColumns> {
    const { shape } = this
    const collected = texts.map((): string[] => [])
    const readers = numbers.flatMap((index) => {
      const column = shape?.columns[index]
      if (shape === null || column === undefined) throw new RangeError(`There is no column ${index}.`)
      return [{ index, reader: tableLayer.createNumberReader(shape, column, this.#hints) }]
    })
    for await (const rows of this.rows()) {
      for (const { cells } of rows) {
        for (let k = 0; k < texts.length; k++) collected[k]?.push(cells[texts[k] ?? 0] ?? '')
        for (const { index, reader } of readers) reader.add(cells[index] ?? '')
      }
    }
    this.#unrecognizedColumns = (shape?.columns ?? [])
      .filter(({ index, kind, role, isKnownName }) => {
        const isUnknown = kind === 'numbers' && role === null && !isKnownName
        return isUnknown && !texts.includes(index) && !numbers.includes(index)
      })
      .flatMap(({ name }) => (name === '' ? [] : [name]))
    const read = readers.map(({ index, reader }) => {
      const column = reader.end()
      this.#numbers.set(index, column)
      return column
    })
    return { texts: collected, numbers: read }
  }

  /** The assumptions of the reader, and their results. Counts are those of the first rows until the file was read to its end. */
  report(): ReadingReport {
    const { format, encoding, isCertain, separator, sheet } = this.#source
    const columns = (this.shape?.columns ?? []).map((column) => {
      const numbers = this.#numbers.get(column.index)
      return {
        ...column,
        numberStyle: numbers?.style ?? column.numberStyle,
        unreadable: numbers?.unreadable ?? 0,
        unreadableExamples: numbers?.unreadableExamples ?? [],
        isChosen: this.#chosen.includes(column.index),
      }
    })
    return {
      format,
      encoding: encoding ?? null,
      isEncodingCertain: isCertain ?? true,
      separator,
      headerLine: this.#headerLine,
      skippedAbove: this.#skippedAbove,
      leftOut: this.#leftOut,
      columns,
      unrecognizedColumns: this.#unrecognizedColumns,
      numberExample: this.#numberExample(),
      joinedCells: this.#joinedCells,
      doubts: this.shape?.doubts ?? [],
      sheet,
    }
  }

  #numberExample(): ReadingReport['numberExample'] {
    for (const [index, { example }] of this.#numbers) {
      if (example !== null) return { column: this.shape?.columns[index]?.name ?? '', ...example }
    }
    return null
  }

  #wordsOf(rows: readonly PlacedRow[]): readonly string[] {
    const words: string[] = []
    const isList = this.shape === null
    for (const { cells } of rows) {
      for (const column of this.#chosen) {
        const cell = cells[column] ?? ''
        const hasBreak = hasLineBreak(cell)
        if (hasBreak) this.#joinedCells++
        const word = isList && !hasBreak ? cell : toWord(cell)
        if (isList || word !== '') words.push(word)
      }
    }
    return words
  }

  #filter(): RowFilter | null {
    return this.shape === null ? null : tableLayer.createRowFilter(this.shape, this.#hints)
  }

  #toPreview(
    sample: readonly PlacedRow[],
    isWhole: boolean,
    filter: RowFilter | null,
  ): readonly PreviewRow[] {
    const below = sample.filter(({ line }) => line >= this.#firstLine)
    const kept = new Set(
      filter === null ? below : [...filter.keep(below), ...(isWhole ? filter.end() : below)],
    )
    return sample.slice(0, PREVIEW_ROWS).map((row) => ({ ...row, use: this.#useOf(row, kept) }))
  }

  #useOf(row: PlacedRow, kept: ReadonlySet<PlacedRow>): PreviewRow['use'] {
    if (row.line === this.#headerLine) return 'header'
    if (row.line < this.#firstLine) return 'above'
    return kept.has(row) ? 'row' : 'left-out'
  }
}

function tooWide(width: number): ReadingError {
  const [has, most] = [width, MAX_COLUMNS].map((count) => count.toLocaleString('en-US'))
  return new ReadingError(
    'columns',
    `The table has ${has} columns, and at most ${most} can be read. Choose another separator, or read it as lines of words.`,
  )
}

/** A single column has no lines above it: they are words, too. */
function describe(sample: readonly PlacedRow[], hints: TableHints): TableShape {
  const shape = tableLayer.describeTable(sample, hints)
  const isOneColumn = sample.every(({ cells }) => cells.length === 1)
  if (hints.header !== undefined || !isOneColumn || shape.firstRow <= 1) return shape
  return tableLayer.describeTable(sample, { ...hints, header: 'none' })
}

function lineAt(sample: readonly PlacedRow[], place: number | null): number | null {
  return place === null ? null : (sample[place]?.line ?? null)
}

async function sampleOf(source: RowSource) {
  const sample: PlacedRow[] = []
  let cells = 0
  for await (const rows of source.rows()) {
    for (const row of rows) {
      if (sample.length === SAMPLE_ROWS || cells > SAMPLE_CELLS) return { sample, isWhole: false }
      sample.push(row)
      cells += row.cells.length
    }
  }
  return { sample, isWhole: true }
}
