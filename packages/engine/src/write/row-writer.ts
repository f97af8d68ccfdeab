import type { Head } from './head.ts'
import type { RowRuns } from './row-runs.ts'

/** A way to put a head in front of rows of a tail. */
export interface RowWriter {
  begin(head: Head, runs: RowRuns): void
  /**
   * The next chunk to hand on, valid until the next call; `null` when the head's rows are written or
   * gathered.
   */
  next(): Uint8Array | null
}
