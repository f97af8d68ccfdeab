/** In pixels. Browsers can lay out only about 16 million. */
const MAX_HEIGHT = 8_000_000
/** The height at each end of a long list, in pixels, that is mapped one to one. */
const EDGE = 500_000

/** `offset` is the number of pixels of the row above the top of the view. */
export interface Place {
  readonly row: bigint
  readonly offset: number
}

/** Maps both ends of long lists pixel by pixel, and spreads the rows between evenly over the rest. */
export class ScrollMap {
  readonly height: number
  readonly #rows: bigint
  readonly #rowHeight: number
  readonly #viewHeight: number
  readonly #edgeRows: bigint

  constructor(rows: bigint, rowHeight: number, viewHeight: number) {
    this.#rows = rows
    this.#rowHeight = rowHeight
    this.#viewHeight = viewHeight
    this.#edgeRows = BigInt(Math.floor(EDGE / rowHeight))
    this.height = this.#isShort ? Number(rows) * rowHeight : MAX_HEIGHT
  }

  toPlace(scrollTop: number): Place {
    const top = Math.min(Math.max(0, scrollTop), this.#lastTop)
    if (this.#isShort || top <= this.#edge) return this.#below(0n, top)
    const fromEnd = this.#lastTop - top
    if (fromEnd <= this.#edge) return this.#above(fromEnd)
    const share = (top - this.#edge) / (this.#lastTop - 2 * this.#edge)
    return { row: this.#edgeRows + scale(this.#middleRows, share), offset: 0 }
  }

  toScrollTop({ row, offset }: Place): number {
    if (this.#isShort || row < this.#edgeRows) {
      return Math.min(Number(row) * this.#rowHeight + offset, Math.max(0, this.#lastTop))
    }
    const fromEnd = this.#lastRow - row
    if (fromEnd < this.#edgeRows) {
      return this.#lastTop - Math.max(0, Number(fromEnd) * this.#rowHeight + this.#lastOffset - offset)
    }
    const share = ratio(row - this.#edgeRows, this.#middleRows)
    return this.#edge + share * (this.#lastTop - 2 * this.#edge)
  }

  get #isShort(): boolean {
    return this.#rows * BigInt(Math.ceil(this.#rowHeight)) <= BigInt(MAX_HEIGHT)
  }

  get #edge(): number {
    return Number(this.#edgeRows) * this.#rowHeight
  }

  get #lastTop(): number {
    return Math.max(0, this.height - this.#viewHeight)
  }

  get #lastRow(): bigint {
    return this.#rows - BigInt(Math.ceil(this.#viewHeight / this.#rowHeight))
  }

  get #lastOffset(): number {
    const partial = this.#viewHeight % this.#rowHeight
    return partial === 0 ? 0 : this.#rowHeight - partial
  }

  get #middleRows(): bigint {
    return this.#lastRow - 2n * this.#edgeRows
  }

  #below(row: bigint, pixels: number): Place {
    const rows = Math.floor(pixels / this.#rowHeight)
    return { row: row + BigInt(rows), offset: pixels - rows * this.#rowHeight }
  }

  #above(fromEnd: number): Place {
    const pixels = fromEnd - this.#lastOffset
    const rows = Math.ceil(pixels / this.#rowHeight)
    return { row: this.#lastRow - BigInt(rows), offset: rows * this.#rowHeight - pixels }
  }
}

/** A JavaScript number has this precision. */
const PRECISION = 2 ** 52

function scale(rows: bigint, share: number): bigint {
  return (rows * BigInt(Math.round(share * PRECISION))) / BigInt(PRECISION)
}

function ratio(part: bigint, whole: bigint): number {
  return Number((part * BigInt(PRECISION)) / whole) / PRECISION
}
