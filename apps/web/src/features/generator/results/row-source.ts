import type { Texts } from '@wordloom/contract'

export interface Row {
  /** Its number from 0, or its position before removal of duplicates where rows are not numbered. */
  readonly key: bigint
  /** One word of every column that has any; shortened when `isCut`. */
  readonly parts: readonly string[]
  readonly isCut: boolean
  /** Characters (UTF-16 code units) of the whole combination. */
  readonly length: number
}

/** Where a result list gets its rows from. */
export interface RowSource {
  readonly texts: Texts
  /** The place of the column that each part of a row is a word of. */
  readonly columns: readonly number[]
  /** Whether keys are row numbers without gaps. */
  readonly isNumbered: boolean
  /** Keys are `0 .. extent - 1`. */
  readonly extent: bigint
  /** Up to `count` rows whose key is at least `key`. */
  after(key: bigint, count: number): Promise<readonly Row[]>
  /** Up to `count` rows whose key is below `key`: the nearest ones, in order. */
  before(key: bigint, count: number): Promise<readonly Row[]>
  /** The whole text of a row. */
  whole(key: bigint): Promise<string>
}

/** Characters of a row that a list shows; the rest can be copied. */
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
