import { MAX_SHEET_COLUMNS } from '../limits.ts'
import type { NumberFormats } from './number-formats.ts'
import { decodeText, RichText } from './rich-text.ts'
import { showNumber } from './show-number.ts'
import { UnreadableWorkbookError } from './unreadable-error.ts'
import type { Attributes, XmlHandler } from './xml.ts'

export interface SheetCells {
  readonly cells: readonly string[]
  /** The index in `cells` where each row starts. */
  readonly starts: readonly number[]
  readonly width: number
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
  readonly #inline = new RichText()

  constructor(context: SheetContext) {
    this.#context = context
  }

  get content(): SheetCells {
    return { cells: this.#cells, starts: this.#starts, width: this.#width }
  }

  open(name: string, attribute: Attributes): void {
    switch (name) {
      case 'row':
        this.#rowStart = this.#cells.length
        this.#next = 0
        break
      case 'c':
        this.#column = this.#toColumn(attribute('r'))
        this.#next = this.#column + 1
        this.#type = attribute('t') ?? 'n'
        this.#style = attribute('s')
        this.#value = ''
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

  #toText(): string {
    const inline = this.#inline.take()
    const { strings, formats, startsIn1904 } = this.#context
    switch (this.#type) {
      case 's':
        return strings[Number(this.#value)] ?? ''
      case 'inlineStr':
        return inline
      case 'str':
        return decodeText(this.#value)
      case 'b':
        return this.#value === '1' ? 'TRUE' : 'FALSE'
      case 'n':
        return this.#value === '' ? '' : showNumber(this.#value, formats.of(this.#style), startsIn1904)
      default:
        return this.#value
    }
  }

  #add(text: string): void {
    if (text === '') return
    const { limits } = this.#context
    if (this.#cells.length === this.#rowStart) this.#starts.push(this.#rowStart)
    const missing = this.#column - (this.#cells.length - this.#rowStart)
    this.#characters += text.length
    if (this.#cells.length + missing >= limits.cells || this.#characters > limits.characters)
      throw new UnreadableWorkbookError('large')
    for (let i = 0; i < missing; i++) this.#cells.push('')
    this.#cells.push(text)
    this.#width = Math.max(this.#width, this.#column + 1)
  }
}
