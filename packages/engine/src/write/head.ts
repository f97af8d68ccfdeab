import { CLEAR, DUPLICATE } from '../duplicates/ambiguity.ts'
import { copyShort } from './copy.ts'
import { type EncodedColumn, type EncodedGrid, SLACK } from './encoded-grid.ts'
import type { Skips } from './skips.ts'

const LONG = 64

/** The words of the first columns as bytes. `turn` moves to the next combination, like an odometer. */
export class Head {
  /** The head is `bytes[from .. from + length]`. The bytes before it hold the end of the previous row. */
  readonly bytes: Uint8Array
  readonly view: DataView
  readonly from: number = 8
  readonly #columns: readonly EncodedColumn[]
  readonly #skips: Skips | null
  readonly #digits: Int32Array
  readonly #starts: Int32Array
  readonly #states: Int32Array
  /** `turn` changes this column or an earlier one. Later columns would only give more duplicates. */
  #turning: number

  constructor(grid: EncodedGrid, cut: number, skips: Skips | null, digits: readonly number[]) {
    this.#columns = grid.columns.slice(0, cut)
    this.#skips = skips
    this.#digits = Int32Array.from(digits)
    this.#starts = new Int32Array(cut + 1)
    this.#states = new Int32Array(cut + 1)
    const room = this.#columns.reduce((sum, column) => sum + longest(column), grid.lead.length)
    this.bytes = new Uint8Array(this.from + room + SLACK)
    this.view = new DataView(this.bytes.buffer)
    const rowEnd = lastBytes(grid, this.from)
    this.bytes.set(rowEnd, this.from - rowEnd.length)
    this.bytes.set(grid.lead, this.from)
    this.#starts[0] = this.from + grid.lead.length
    this.#states[0] = skips?.root ?? CLEAR
    this.#turning = cut - 1
    this.#set(0)
  }

  get length(): number {
    return (this.#starts[this.#columns.length] ?? 0) - this.from
  }

  get state(): number {
    return this.#states[this.#columns.length] ?? 0
  }

  turn(): boolean {
    const digits = this.#digits
    let k = this.#turning
    while (k >= 0 && (digits[k] ?? 0) + 1 === this.#columns[k]?.count) k--
    if (k < 0) return false
    digits[k] = (digits[k] ?? 0) + 1
    digits.fill(0, k + 1)
    this.#set(k)
    return true
  }

  compare(digits: readonly number[]): number {
    for (let k = 0; k < digits.length; k++) {
      const difference = (this.#digits[k] ?? 0) - (digits[k] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }

  #set(first: number): void {
    const last = this.#columns.length - 1
    for (let k = first; k <= last; k++) {
      const column = this.#columns[k]
      if (column === undefined) break
      const word = this.#digits[k] ?? 0
      const state = this.#step(this.#states[k] ?? 0, column.source, word)
      if (state === DUPLICATE) {
        this.#states[last + 1] = DUPLICATE
        this.#turning = k
        return
      }
      this.#states[k + 1] = state
      this.#starts[k + 1] = this.#append(column, word, this.#starts[k] ?? 0)
    }
    this.#turning = last
  }

  #step(state: number, source: number | null, word: number): number {
    if (this.#skips === null || source === null) return state
    return this.#skips.step(state, source, word)
  }

  #append({ bytes, view, starts }: EncodedColumn, word: number, at: number): number {
    const start = starts[word] ?? 0
    const end = starts[word + 1] ?? 0
    if (end - start > LONG) this.bytes.set(bytes.subarray(start, end), at)
    else copyShort(this.view, at, view, start, end - start)
    return at + end - start
  }
}

function longest({ count, starts }: EncodedColumn): number {
  let length = 0
  for (let i = 0; i < count; i++) length = Math.max(length, (starts[i + 1] ?? 0) - (starts[i] ?? 0))
  return length
}

function lastBytes({ columns, rowEndLength }: EncodedGrid, most: number): Uint8Array {
  const last = columns.at(-1)
  const end = last?.starts[last.count] ?? 0
  return last?.bytes.subarray(end - Math.min(most, rowEndLength), end) ?? new Uint8Array()
}
