import { joinRows } from './copy.ts'
import { SLACK } from './encoded-grid.ts'
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
  join(
    head: Pick<Head, 'view' | 'from' | 'length'>,
    tail: Pick<Tail, 'view' | 'starts' | 'longest'>,
    first: number,
    stop: number,
  ): number {
    const { from, length, view } = head
    const room = Math.floor((CAPACITY - this.#used) / (length + tail.longest))
    const end = Math.min(stop, first + room)
    this.#used = joinRows(this.#view, this.#used, view, from, length, tail.view, tail.starts, first, end)
    return end
  }
}
