import type { Head } from './head.ts'

/** The rows of a tail that belong to one head, as ranges `first(run) .. stop(run) - 1`. */
export interface Runs {
  readonly count: number
  first(run: number): number
  stop(run: number): number
}

export interface RowWriter {
  begin(head: Head, runs: Runs): void
  /** Returns the next chunk, valid until the next call, or `null` if all rows are written or buffered. */
  next(): Uint8Array | null
}
