import type { Texts } from '@wordloom/contract'

export interface Row {
  /** The row number from 0, or the position before duplicates are removed if rows aren't numbered. */
  readonly key: bigint
  readonly parts: readonly string[]
  readonly isCut: boolean
  /** The length of the whole combination in UTF-16 code units. */
  readonly length: number
}

export interface RowSource {
  readonly texts: Texts
  /** `columns[i]` is the index of the column that `parts[i]` comes from. */
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

export function toRow(key: bigint, parts: readonly string[], texts: Texts): Row {
  const constant = texts.prefix.length + texts.suffix.length + texts.separator.length * (parts.length - 1)
  const length = parts.reduce((sum, part) => sum + part.length, constant)
  if (length <= MAX_SHOWN) return { key, parts, isCut: false, length }
  return { key, parts: cut(parts, Math.floor(MAX_SHOWN / parts.length)), isCut: true, length }
}

function cut(parts: readonly string[], most: number): string[] {
  return parts.map((part) => (part.length > most ? `${part.slice(0, most).toWellFormed()}…` : part))
}

export function toWholeText(parts: readonly string[], { prefix, separator, suffix }: Texts): string {
  return prefix + parts.join(separator) + suffix
}
