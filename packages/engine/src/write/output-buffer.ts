import { joinRows } from './copy.ts'
import { type EncodedColumn, SLACK } from './encoded-grid.ts'
import type { Head } from './head.ts'
import type { Tail } from './tail.ts'

const CAPACITY = 256 << 10

export class OutputBuffer {
  readonly #bytes = new Uint8Array(CAPACITY + SLACK)
  readonly #view = new DataView(this.#bytes.buffer)
  #used = 0

  get isEmpty(): boolean {
    return this.#used === 0
  }

  hasRoomFor(length: number): boolean {
    return this.#used + length <= CAPACITY
  }

  /** The bytes are valid until the next write. */
  take(): Uint8Array {
    const taken = this.#bytes.subarray(0, this.#used)
    this.#used = 0
    return taken
  }

  write(bytes: Uint8Array): number {
    const length = Math.min(bytes.length, CAPACITY - this.#used)
    this.#bytes.set(length === bytes.length ? bytes : bytes.subarray(0, length), this.#used)
    this.#used += length
    return length
  }

  /** Writes as many of the rows `first .. stop - 1` as surely fit. Returns the first row not written. */
  join(head: Head, tail: Tail, first: number, stop: number): number {
    const { from, length, view } = head
    const room = Math.floor((CAPACITY - this.#used) / (length + tail.longest))
    const end = Math.min(stop, first + room)
    this.#used = joinRows(this.#view, this.#used, view, from, length, tail.view, tail.starts, first, end)
    return end
  }

  /** Writes as many of the items `first .. stop - 1` as surely fit. Returns the first one not written. */
  joinItems(
    { from, length, view }: Head,
    middle: { readonly view: DataView; readonly length: number },
    column: EncodedColumn,
    items: Int32Array,
    { first, stop, longest }: { readonly first: number; readonly stop: number; readonly longest: number },
  ): number {
    const room = Math.floor((CAPACITY - this.#used) / (length + middle.length + longest))
    const end = Math.min(stop, first + room)
    const target = this.#view
    const { view: words, starts } = column
    let at = this.#used
    for (let i = first; i < end; i++) {
      const item = items[i] ?? 0
      for (let k = 0; k < length; k += 8) target.setFloat64(at + k, view.getFloat64(from + k, true), true)
      at += length
      for (let k = 0; k < middle.length; k += 8)
        target.setFloat64(at + k, middle.view.getFloat64(k, true), true)
      at += middle.length
      const start = starts[item] ?? 0
      const wordLength = (starts[item + 1] ?? 0) - start
      for (let k = 0; k < wordLength; k += 8)
        target.setFloat64(at + k, words.getFloat64(start + k, true), true)
      at += wordLength
    }
    this.#used = at
    return end
  }
}
