import { joinRows } from './copy.ts'
import { SLACK } from './encoded-grid.ts'
import type { Head } from './head.ts'
import { patchByte, patchHalfWindow, patchWindow, patchWindows } from './patch.ts'
import type { Tail } from './tail.ts'

/** The bytes before the first hole. They may be overwritten with the same values. */
const MARGIN = 8

/** The rows of a tail with holes for a head. Switching heads stores only the bytes that differ. */
export class Template {
  readonly #tail: Tail
  readonly #hole: number
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #held: Uint8Array

  constructor(tail: Tail, head: Head) {
    this.#tail = tail
    this.#hole = head.length
    const length = (tail.starts[tail.count] ?? 0) + tail.count * head.length
    this.#bytes = new Uint8Array(MARGIN + length + SLACK)
    this.#view = new DataView(this.#bytes.buffer)
    this.#held = head.bytes.slice(head.from, head.from + head.length)
    joinRows(this.#view, MARGIN, head.view, head.from, head.length, tail.view, tail.starts, 0, tail.count)
  }

  /** The rows are valid until the next `fill`. */
  rows(first: number, stop: number): Uint8Array {
    return this.#bytes.subarray(this.#startOf(first), this.#startOf(stop))
  }

  fill(head: Head): void {
    const { bytes, from } = head
    const held = this.#held
    let first = 0
    let stop = this.#hole
    while (first < stop && held[first] === bytes[from + first]) first++
    while (first < stop && held[stop - 1] === bytes[from + stop - 1]) stop--
    if (first === stop) return
    this.#store(head, first, stop)
    for (let i = first; i < stop; i++) held[i] = bytes[from + i] ?? 0
  }

  #store({ view, from }: Head, first: number, stop: number): void {
    const { starts, count, rowEndLength } = this.#tail
    const hole = this.#hole
    const target = this.#view
    const reach = hole + Math.min(rowEndLength, MARGIN)
    let at = first
    if (reach >= 8) {
      while (stop - at > 8) {
        const far = Math.min(at + 8, hole - 8)
        const near = Math.min(at, hole - 8)
        const value = view.getFloat64(from + near, true)
        const farValue = view.getFloat64(from + far, true)
        patchWindows(target, starts, count, hole, MARGIN + near, value, far - near, farValue)
        at = far + 8
      }
      if (at >= stop) return
      const near = Math.min(at, hole - 8)
      patchWindow(target, starts, count, hole, MARGIN + near, view.getFloat64(from + near, true))
    } else if (reach >= 4) {
      for (; at < stop; at += 4) {
        const near = Math.min(at, hole - 4)
        patchHalfWindow(target, starts, count, hole, MARGIN + near, view.getInt32(from + near, true))
      }
    } else {
      for (; at < stop; at++) {
        patchByte(target, starts, count, hole, MARGIN + at, view.getUint8(from + at))
      }
    }
  }

  #startOf(row: number): number {
    return MARGIN + (this.#tail.starts[row] ?? 0) + row * this.#hole
  }
}
