import type { Head } from './head.ts'
import type { RowRuns } from './row-runs.ts'

export interface RowWriter {
  begin(head: Head, runs: RowRuns): void
  /** Returns the next chunk, valid until the next call, or `null` if all rows are written or buffered. */
  next(): Uint8Array | null
}
