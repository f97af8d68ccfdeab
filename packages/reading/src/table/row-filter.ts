import type { PlacedRow, Row } from '../row.ts'
import type { LeftOut, LeftOutRow, RowFilter, TableHints, TableShape } from '../table-shape.ts'
import { isBlank } from './cell-kind.ts'
import { isClosingText } from './closing-text.ts'
import { ColumnSums } from './column-sums.ts'
import { NUMBER_KINDS } from './total-above.ts'
import { beginsWithTotal, type TotalForm } from './total-form.ts'

const MAX_EXAMPLES = 5
/** Totals and closing lines are few. More rows that look like them are rows. */
const MAX_HELD = 200

interface HeldRow {
  readonly row: PlacedRow
  readonly looksLike: 'total' | 'closing-line'
  readonly form: TotalForm | null
  /** There are blank lines above the row. */
  readonly isApart: boolean
}

export function createRowFilter(shape: TableShape, { keepsTotals }: TableHints): RowFilter {
  if (keepsTotals === true || !shape.isTable) return { keep: (rows) => rows, end: () => [], leftOut: NOTHING }
  return new EndFilter(shape)
}

const NOTHING: LeftOut = { totals: 0, closingLines: 0, headers: 0, examples: [] }

/** Markdown draws a line under the header. */
const DRAWN_LINE = /^:?-{3,}:?$/

/** Holds back rows that look like totals or closing lines until a usual row follows or the file ends. */
class EndFilter implements RowFilter {
  readonly #width: number
  readonly #term: number
  /** Columns of words, dates and codes beside the terms whose cells differ. In a row of totals they are blank. */
  readonly #others = new Set<number>()
  /** Such columns whose cells have all been the same, with that cell: a currency stands in rows of totals, too. */
  readonly #constants: Map<number, string | null>
  readonly #sums: ColumnSums
  /** Names of the columns; empty without a header. */
  readonly #names: readonly string[]
  #isTotalNext: boolean
  #held: HeldRow[] = []
  #last: PlacedRow | null = null
  /** Rows with a single cell that a usual row followed: there, they are nothing special. */
  #short = 0
  #usual = 0
  #totals = 0
  #closingLines = 0
  #headers = 0
  readonly #examples: LeftOutRow[] = []

  constructor({ width, columns, header, beginsWithTotal: isTotalNext }: TableShape) {
    this.#width = width
    this.#term = columns.find(({ role }) => role === 'term')?.index ?? -1
    this.#constants = new Map(
      columns
        .filter(({ index, kind, isFilled }) => index !== this.#term && isFilled && !NUMBER_KINDS.has(kind))
        .map(({ index }) => [index, null]),
    )
    this.#sums = new ColumnSums(columns)
    this.#names = header === null ? [] : columns.map(({ name }) => name)
    this.#isTotalNext = isTotalNext
  }

  get leftOut(): LeftOut {
    return {
      totals: this.#totals,
      closingLines: this.#closingLines,
      headers: this.#headers,
      examples: this.#examples,
    }
  }

  keep(rows: readonly PlacedRow[]): readonly PlacedRow[] {
    const kept: PlacedRow[] = []
    for (const row of rows) {
      const isApart = this.#last !== null && isBehindBlankLine(row, this.#last)
      this.#last = row
      const held = this.#isTotalNext ? 'total' : this.#judge(row, isApart)
      this.#isTotalNext = false
      if (held === 'total' || held === 'header') this.#leaveOut(row, held)
      else if (held !== null && this.#held.length < MAX_HELD) this.#held.push(held)
      else {
        this.#release(kept)
        this.#see(row.cells)
        this.#usual++
        kept.push(row)
      }
    }
    return kept
  }

  end(): readonly PlacedRow[] {
    const kept: PlacedRow[] = []
    for (const held of this.#held) {
      const isLeftOut = held.looksLike === 'total' ? this.#isTotal(held) : this.#isClosing(held)
      if (isLeftOut) this.#leaveOut(held.row, held.looksLike)
      else kept.push(held.row)
    }
    this.#held = []
    return kept
  }

  /** A row is left out, held back, or usual (`null`). */
  #judge(row: PlacedRow, isApart: boolean): HeldRow | 'total' | 'header' | null {
    const { cells } = row
    if (this.#isHeader(cells)) return 'header'
    const first = cells.findIndex((cell) => cell.trim() !== '')
    const form = beginsWithTotal(cells[first] ?? '')
    if (form !== null) {
      if (this.#term !== -1 && this.#term !== first) return this.#isTermOfTotal(cells, first) ? 'total' : null
      if (!this.#isBlankBeside(cells)) return null
      const isSubtotal = form === 'labelled' && this.#hasGap(cells)
      return isSubtotal ? 'total' : { row, looksLike: 'total', form, isApart }
    }
    const filled = countFilled(cells)
    const most = this.#width >= 5 ? 2 : 1
    if (filled === 0 || filled > most || filled === this.#width) return null
    if (filled === 2 && (cells[0]?.trim() === '' || cells[1]?.trim() === '')) return null
    return { row, looksLike: 'closing-line', form: null, isApart }
  }

  #isHeader(cells: Row): boolean {
    const [first, second] = this.#names
    if (first === undefined || second === undefined) return false
    if (cells[1]?.includes('---') === true && DRAWN_LINE.test(cells[1].trim()))
      return cells.every((cell) => cell.trim() === '' || DRAWN_LINE.test(cell.trim()))
    return cells[0]?.trim() === first && this.#names.every((name, column) => cells[column]?.trim() === name)
  }

  #isBlankBeside(cells: Row): boolean {
    for (const column of this.#others) if (!isBlank(cells[column] ?? '')) return false
    for (const [column, constant] of this.#constants) {
      const cell = cells[column] ?? ''
      if (!isBlank(cell) && cell !== constant) return false
    }
    return true
  }

  /** Tells whether a cell is blank where usual rows have one. */
  #hasGap(cells: Row): boolean {
    if (this.#others.size > 0) return true
    for (const [column, constant] of this.#constants)
      if (isBlank(cells[column] ?? '') && !isBlank(constant ?? '')) return true
    return false
  }

  #see(cells: Row): void {
    for (const [column, constant] of this.#constants) {
      const cell = cells[column] ?? ''
      if (constant === null) this.#constants.set(column, cell)
      else if (constant !== cell) {
        this.#constants.delete(column)
        this.#others.add(column)
      }
    }
    // Blank cells tell more than sums.
    if (this.#others.size === 0) this.#sums.add(cells)
  }

  /** The term of a row of totals is blank or repeats the total. A campaign named Total has terms. */
  #isTermOfTotal(cells: Row, first: number): boolean {
    const term = (cells[this.#term] ?? '').trim()
    return isBlank(term) || (term === cells[first]?.trim() && beginsWithTotal(term) === 'labelled')
  }

  /** A term can be `total`. A row of totals says of what, has nothing but numbers, or has the sums. */
  #isTotal({ row, form }: HeldRow): boolean {
    if (form === 'labelled') return true
    const [, ...beside] = row.cells.filter((cell) => cell.trim() !== '')
    if (!beside.some((cell) => /\p{Nd}/u.test(cell))) return false
    if (this.#hasGap(row.cells)) return true
    return this.#sums.match(row.cells)
  }

  #isClosing({ row: { cells }, isApart }: HeldRow): boolean {
    const filled = cells.filter((cell) => cell.trim() !== '')
    if (filled.some(isClosingText)) return true
    if (this.#short * 20 > this.#usual) return false
    const isShort = cells.length <= filled.length
    if (filled.length === 2) return isShort && isApart
    return this.#width > 2 ? isShort || isApart : isShort && isApart
  }

  #release(kept: PlacedRow[]): void {
    for (const { row, looksLike } of this.#held) {
      if (looksLike === 'closing-line') this.#short++
      this.#see(row.cells)
      kept.push(row)
    }
    this.#held = []
  }

  #leaveOut(row: PlacedRow, reason: LeftOutRow['reason']): void {
    if (reason === 'total') this.#totals++
    else if (reason === 'header') this.#headers++
    else this.#closingLines++
    if (this.#examples.length < MAX_EXAMPLES) this.#examples.push({ ...row, reason })
  }
}

/** The lines of the cells above aren't blank. */
function isBehindBlankLine(row: PlacedRow, above: PlacedRow): boolean {
  return row.line > above.line + 1 && row.line > above.line + 1 + breaksIn(above.cells)
}

function countFilled(cells: Row): number {
  let filled = 0
  for (const cell of cells) if (cell.trim() !== '') filled++
  return filled
}

function breaksIn(cells: Row): number {
  let breaks = 0
  for (const cell of cells) if (cell.includes('\n')) breaks += cell.split('\n').length - 1
  return breaks
}
