import type { CsvChoices } from '../document/csv-choices.ts'
import type { ExportFormat } from '../document/export-formats.ts'

/** A plan that knows its size and returns any combination by index. */
export interface IndexedPlan {
  readonly kind: 'indexed'
  /** The number of combinations before duplicates are removed. */
  readonly total: bigint
  /** The number of combinations. */
  readonly size: bigint
  /** The size of a text export in UTF-8 bytes, including line feeds. */
  readonly bytes: bigint
  /** `null` if the size follows only from the rows, because some cells need a guard. */
  bytesOf(format: ExportFormat, choices?: CsvChoices): bigint | null
  /** Returns the combination at `index`, counted from 0. @throws {RangeError} outside `0 .. size - 1`. */
  at(index: bigint): string
  /** Returns the words at `index`, one per non-empty column. @throws {RangeError} outside `0 .. size - 1`. */
  parts(index: bigint): readonly string[]
  /** Returns the number of the product, or layout, that the combination at `index` comes from. @throws {RangeError} outside `0 .. size - 1`. */
  productAt(index: bigint): number
  /** Returns up to `count` combinations starting at `from`; fewer at the end. */
  slice(from: bigint, count: number): string[]
  /** Returns the index of a combination, or `null` if the text isn't one. */
  indexOf(combination: string): bigint | null
  /**
   * Yields the combinations `from .. to - 1` as UTF-8 bytes.
   *
   * With `chunkSize`, every chunk but the last has exactly that many bytes and belongs to the caller. Without
   * it, chunks have any length, and each is valid only until the next one is read.
   */
  chunks(options?: ChunkOptions): Iterable<Uint8Array>
}

/** A plan with too many possible duplicates to count. Its combinations can be walked but not numbered. */
export interface StreamedPlan {
  readonly kind: 'streamed'
  /** The number of combinations before duplicates are removed. */
  readonly total: bigint
  /** The number of combinations after each column drops its repeated words: the upper bound of a position. */
  readonly atMost: bigint
  /** Returns up to `count` distinct combinations at `position` or later. */
  rows(position: bigint, count: number): readonly StreamedRow[]
  /** Returns the position of a combination, or `null` if the text isn't one. */
  positionOf(combination: string): bigint | null
  /** Works like `IndexedPlan.chunks`, but `from` and `to` are positions. */
  chunks(options?: ChunkOptions): Iterable<Uint8Array>
}

/** A distinct combination. `position` counts all combinations of columns without repeated words. */
export interface StreamedRow {
  readonly position: bigint
  readonly text: string
  readonly parts: readonly string[]
  /** The number of the product, or layout, that it comes from. */
  readonly product: number
}

export type Plan = IndexedPlan | StreamedPlan

export interface ChunkOptions extends CsvChoices {
  /** Index of the first combination. Default: 0. */
  readonly from?: bigint
  /** Index after the last combination. Default: the size. */
  readonly to?: bigint
  readonly chunkSize?: number
  /** Default: `txt`. */
  readonly format?: ExportFormat
}
