import type { Separator } from '../options.ts'
import type { Row } from '../row.ts'
import type { ColumnKind, TableShape } from '../table-shape.ts'
import { isUsualName } from './usual-names.ts'

/** This share of rows must have cells in several columns. */
const EVEN_SHARE = 0.6

const MEASURED: ReadonlySet<ColumnKind> = new Set(['numbers', 'dates', 'urls'])

/**
 * Tells whether text that could also be lines of words is a table. Its header has names that programs export, or names
 * above columns of numbers.
 */
export function isSurelyTable(
  { header, isTable, columns }: TableShape,
  rows: readonly Row[],
  separator: Separator | null,
): boolean {
  if (header === null || !isTable) return false
  const named = columns.filter(({ name }) => name !== '')
  const known = named.filter(({ isKnownName }) => isKnownName).length
  if (rows.length === 0) return header === 0 && known >= 2
  if (named.length < 2 || !areEven(rows, named.length)) return false
  const measured = named.filter(({ kind }) => MEASURED.has(kind)).length
  const usual = named.filter(({ name }) => isUsualName(name)).length
  if (known >= 2) return true
  if (known === 1 && (usual >= 2 || measured > 0)) return true
  if (known === 1) return header === 0 && rows.every((row) => row.length === rows[0]?.length)
  // Words with commas are common. A comma and a number behind each word are not, but possible.
  return measured >= (separator === ',' && named.length === 2 ? 2 : 1)
}

function areEven(rows: readonly Row[], width: number): boolean {
  const full = rows.filter((row) => row.length > 1 && 3 * row.length >= 2 * width)
  return full.length >= EVEN_SHARE * rows.length
}
