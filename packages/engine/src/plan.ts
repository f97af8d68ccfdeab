import type { ExportFormat } from './spec.ts'

/** A plan whose combinations are counted and can be reached by number. */
export interface IndexedPlan {
  readonly kind: 'indexed'
  /** How many combinations there are before duplicates are removed. */
  readonly total: bigint
  /** How many combinations there are. */
  readonly size: bigint
  /** Length in UTF-8 bytes of all combinations as text, each with its line feed. */
  readonly bytes: bigint
  /** As `bytes`, in another format. */
  bytesOf(format: ExportFormat): bigint
  /** The combination at `index`, from 0. @throws {RangeError} outside of `0 .. size - 1`. */
  at(index: bigint): string
  /** The words of the combination at `index`, one of every non-empty column. @throws {RangeError} as `at`. */
  parts(index: bigint): readonly string[]
  /** Up to `count` combinations from `from` on; fewer at the end. */
  slice(from: bigint, count: number): string[]
  /** The index of a combination, or `null` when it is none. */
  indexOf(combination: string): bigint | null
  /**
   * The combinations from `from` up to but without `to`, as UTF-8 bytes.
   *
   * With `chunkSize` every chunk but the last has exactly that many bytes and is the caller's to keep.
   * Without it chunks come as they are made, of any length, and each is valid only until the next is asked
   * for.
   */
  chunks(options?: ChunkOptions): Iterable<Uint8Array>
}

/** A plan with too many ambiguities to count: its distinct combinations can be walked, not numbered. */
export interface StreamedPlan {
  readonly kind: 'streamed'
  /** How many combinations there are before duplicates are removed. */
  readonly total: bigint
  /**
   * How many there are once every column has lost the words that it repeats: positions go from 0 up to this.
   */
  readonly atMost: bigint
  /** Up to `count` distinct combinations whose position is at least `position`. */
  rows(position: bigint, count: number): readonly StreamedRow[]
  /** The position of a combination, or `null` when it is none. */
  positionOf(combination: string): bigint | null
  /** As `IndexedPlan.chunks`; `from` and `to` are positions. */
  chunks(options?: ChunkOptions): Iterable<Uint8Array>
}

/** A distinct combination, and where it stands among those that columns without repeated words make. */
export interface StreamedRow {
  readonly position: bigint
  readonly text: string
  readonly parts: readonly string[]
}

export type Plan = IndexedPlan | StreamedPlan

export interface ChunkOptions {
  /** First combination; 0 unless told. */
  readonly from?: bigint
  /** One past the last combination; the size unless told. */
  readonly to?: bigint
  /** Bytes a chunk. */
  readonly chunkSize?: number
  /** `txt` unless told. */
  readonly format?: ExportFormat
}
