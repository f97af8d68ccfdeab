import type { Joining } from '@wordloom/contract'
import type { RowLayout } from '@wordloom/engine'
import { shorten } from '#platform/format/shorten.ts'

export interface Segment {
  readonly text: string
  /** The index of the word's column; null for any other text. */
  readonly column: number | null
}

export interface Row {
  /** The row number from 0, or the position before rules and duplicates if rows aren't numbered. */
  readonly key: bigint
  readonly segments: readonly Segment[]
  readonly isCut: boolean
  readonly length: number
}

export interface RowSource {
  /** Indexes of the columns that have words. */
  readonly columns: readonly number[]
  readonly isNumbered: boolean
  /** Keys range from 0 to `extent - 1`. */
  readonly extent: bigint
  /** Returns up to `count` rows whose key is at least `key`. */
  after(key: bigint, count: number): Promise<readonly Row[]>
  /** Returns the last rows, up to `count`, whose key is below `key`, in ascending order. */
  before(key: bigint, count: number): Promise<readonly Row[]>
  whole(key: bigint): Promise<string>
}

/** Characters of a row to show; longer rows are cut but can be copied as a whole. */
const MAX_SHOWN = 1000

export function toRow(key: bigint, parts: readonly string[], { lead, places }: RowLayout): Row {
  const length = places.reduce((sum, { tail }, k) => sum + (parts[k]?.length ?? 0) + tail.length, lead.length)
  const isCut = length > MAX_SHOWN
  const shown = isCut ? cut(parts, Math.floor(MAX_SHOWN / parts.length)) : parts
  const segments: Segment[] = [{ text: lead, column: null }]
  for (const [k, { column, tail }] of places.entries())
    segments.push({ text: shown[k] ?? '', column }, { text: tail, column: null })
  return { key, segments: segments.filter(({ text }) => text !== ''), isCut, length }
}

export function toJoinedLayout(
  { separator, prefix, suffix }: Joining,
  columns: readonly number[],
): RowLayout {
  const last = columns.length - 1
  return {
    lead: prefix,
    places: columns.map((column, k) => ({ column, tail: k === last ? suffix : separator })),
  }
}

export function toText(segments: readonly Segment[]): string {
  return segments.reduce((all, { text }) => all + text, '')
}

function cut(parts: readonly string[], most: number): string[] {
  return parts.map((part) => shorten(part, most))
}
