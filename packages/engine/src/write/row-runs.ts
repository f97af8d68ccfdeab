import { CLEAR } from '../duplicates/ambiguity.ts'
import type { EncodedColumn } from './encoded-grid.ts'
import type { Runs } from './row-writer.ts'
import { type Skips, visitSkipped } from './skips.ts'
import { rowHeights, type Tail } from './tail.ts'

export class RowRuns implements Runs {
  count = 0
  #bounds = new Int32Array(64)
  readonly #columns: readonly EncodedColumn[]
  readonly #heights: readonly number[]
  readonly #cut: number
  readonly #tail: Tail
  readonly #skips: Skips | null

  constructor(columns: readonly EncodedColumn[], cut: number, tail: Tail, skips: Skips | null) {
    this.#columns = columns
    this.#heights = rowHeights(columns)
    this.#cut = cut
    this.#tail = tail
    this.#skips = skips
  }

  first(run: number): number {
    return this.#bounds[2 * run] ?? 0
  }

  stop(run: number): number {
    return this.#bounds[2 * run + 1] ?? 0
  }

  find(state: number, first: number, stop: number): void {
    const tail = this.#tail
    const end = tail.keptBefore(stop)
    let at = tail.keptBefore(first)
    this.count = 0
    if (state !== CLEAR && this.#skips !== null) {
      const below = { columns: this.#columns, heights: this.#heights, column: this.#cut, row: 0, state }
      visitSkipped(this.#skips, below, (skippedFirst, skippedStop) => {
        this.#add(at, Math.min(tail.keptBefore(skippedFirst), end))
        at = Math.max(at, tail.keptBefore(skippedStop))
      })
    }
    this.#add(at, end)
  }

  #add(first: number, stop: number): void {
    if (first >= stop) return
    if (this.count * 2 === this.#bounds.length) {
      const bounds = new Int32Array(this.#bounds.length * 2)
      bounds.set(this.#bounds)
      this.#bounds = bounds
    }
    this.#bounds[this.count * 2] = first
    this.#bounds[this.count * 2 + 1] = stop
    this.count++
  }
}
