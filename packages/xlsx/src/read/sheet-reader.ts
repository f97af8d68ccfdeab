import { MAX_SHEET_COLUMNS } from '../limits.ts'
import { type MergedRange, MergedRanges } from './merged-ranges.ts'
import type { NumberFormats } from './number-formats.ts'
import { decodeText, RichText } from './rich-text.ts'
import { showIsoDate, showNumber } from './show-number.ts'
import { refuseMoreThan, UnreadableWorkbookError } from './unreadable-error.ts'
import type { Attributes, XmlHandler } from './xml.ts'

export interface SheetCells {
  readonly cells: readonly string[]
  /** The index in `cells` where each row starts. Rows without texts are left out. */
  readonly starts: readonly number[]
  readonly width: number
  /** The number of each cell that shows it in a format of its own; `NaN` for other cells. Null if no cell has one. */
  readonly numbers: Float64Array | null
  /** Rows that a filter or a person hides, as indexes of `starts`. */
  readonly hiddenRows: readonly number[]
  /** Columns that a person hides, counted from 0. */
  readonly hiddenColumns: readonly number[]
  /** Merged cells with rows below their first one that have texts in other columns. */
  readonly merged: readonly MergedRange[]
  /** Cells with a formula that no spreadsheet program has calculated. They count as empty. */
  readonly uncalculated: number
}

export interface CellLimits {
  /** The most cells, with the empty ones to the left of others. */
  readonly cells: number
  /** The most characters in all cells. */
  readonly characters: number
}

interface SheetContext {
  readonly strings: readonly string[]
  readonly formats: NumberFormats
  readonly startsIn1904: boolean
  readonly limits: CellLimits
}

export class SheetReader implements XmlHandler {
  readonly #context: SheetContext
  readonly #cells: string[] = []
  readonly #starts: number[] = []
  #width = 0
  #characters = 0
  #rowStart = 0
  /** The column after the latest cell of the row, also if that cell is empty. */
  #next = 0
  #column = 0
  #type = ''
  #style: string | undefined
  #isInValue = false
  #value = ''
  #hasFormula = false
  #number = Number.NaN
  #numbers: Float64Array | null = null
  #rowNumber = 0
  #isRowHidden = false
  #uncalculated = 0
  readonly #hiddenRows: number[] = []
  readonly #hiddenColumns: number[] = []
  readonly #rowNumbers: number[] = []
  readonly #ranges = new MergedRanges()
  readonly #inline = new RichText()

  constructor(context: SheetContext) {
    this.#context = context
  }

  get content(): SheetCells {
    return {
      cells: this.#cells,
      starts: this.#starts,
      width: this.#width,
      numbers: this.#numbers?.slice(0, this.#cells.length) ?? null,
      hiddenRows: this.#hiddenRows,
      hiddenColumns: this.#hiddenColumns.filter((column) => column < this.#width),
      merged: this.#ranges.among(this.#rowNumbers),
      uncalculated: this.#uncalculated,
    }
  }

  open(name: string, attribute: Attributes): void {
    switch (name) {
      case 'row':
        this.#rowStart = this.#cells.length
        this.#next = 0
        this.#rowNumber = Math.max(Number(attribute('r')) || 0, this.#rowNumber + 1)
        this.#isRowHidden = isTrue(attribute('hidden'))
        break
      case 'col':
        if (isTrue(attribute('hidden'))) this.#hideColumns(attribute('min'), attribute('max'))
        break
      case 'mergeCell':
        this.#ranges.add(attribute('ref') ?? '')
        break
      case 'c':
        this.#column = this.#toColumn(attribute('r'))
        this.#next = this.#column + 1
        this.#type = attribute('t') ?? 'n'
        this.#style = attribute('s')
        this.#value = ''
        this.#hasFormula = false
        this.#number = Number.NaN
        break
      case 'f':
        this.#hasFormula = true
        break
      case 'v':
        this.#isInValue = true
        break
      default:
        this.#inline.open(name)
    }
  }

  text(text: string): void {
    if (this.#isInValue) this.#value += text
    else this.#inline.text(text)
  }

  close(name: string): void {
    if (name === 'v') this.#isInValue = false
    else if (name === 'c') this.#add(this.#toText())
    else this.#inline.close(name)
  }

  #toColumn(reference: string | undefined): number {
    if (reference === undefined) return this.#next
    let column = 0
    for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
      column = 26 * column + letter.charCodeAt(0) - 0x40
    if (column <= this.#next - 1 || column === 0 || column > MAX_SHEET_COLUMNS)
      throw new UnreadableWorkbookError('broken')
    return column - 1
  }

  #hideColumns(min: string | undefined, max: string | undefined): void {
    const last = Math.min(Number(max), MAX_SHEET_COLUMNS)
    if (this.#hiddenColumns.length >= MAX_SHEET_COLUMNS) return
    for (let column = Math.max(1, Number(min)); column <= last; column++) this.#hiddenColumns.push(column - 1)
  }

  #toText(): string {
    const inline = this.#inline.take()
    const { strings } = this.#context
    if (this.#hasFormula && this.#value === '' && this.#type !== 'str') this.#uncalculated++
    switch (this.#type) {
      case 's':
        return strings[Number(this.#value)] ?? ''
      case 'inlineStr':
        return inline
      case 'str':
        return decodeText(this.#value)
      case 'b':
        return this.#value === '' ? '' : isTrue(this.#value.trim()) ? 'TRUE' : 'FALSE'
      case 'd':
        return showIsoDate(this.#value)
      case 'n':
        return this.#value === '' ? '' : this.#toNumber()
      default:
        return this.#value
    }
  }

  #toNumber(): string {
    const { formats, startsIn1904 } = this.#context
    const number = Number(this.#value)
    if (!Number.isFinite(number)) return this.#value
    const format = formats.of(this.#style)
    if (format.kind === 'shown') this.#number = number
    return showNumber(number, format, startsIn1904)
  }

  #add(text: string): void {
    if (text === '') return
    const { limits } = this.#context
    if (this.#cells.length === this.#rowStart) this.#startRow()
    const missing = this.#column - (this.#cells.length - this.#rowStart)
    this.#characters += text.length
    refuseMoreThan(limits.cells, 'cells', this.#cells.length + missing + 1)
    refuseMoreThan(limits.characters, 'characters', this.#characters)
    for (let i = 0; i < missing; i++) this.#cells.push('')
    if (!Number.isNaN(this.#number)) this.#keepNumber(this.#cells.length, this.#number)
    this.#cells.push(text)
    this.#width = Math.max(this.#width, this.#column + 1)
  }

  #startRow(): void {
    if (this.#isRowHidden) this.#hiddenRows.push(this.#starts.length)
    this.#rowNumbers.push(this.#rowNumber)
    this.#starts.push(this.#rowStart)
  }

  #keepNumber(index: number, number: number): void {
    let numbers = this.#numbers
    if (numbers === null || index >= numbers.length) {
      numbers = new Float64Array(Math.max(1024, 2 * index)).fill(Number.NaN)
      numbers.set(this.#numbers ?? [])
      this.#numbers = numbers
    }
    numbers[index] = number
  }
}

/** The two ways of XML Schema to write a true boolean. */
function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true'
}
