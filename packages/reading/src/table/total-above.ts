import type { Row } from '../row.ts'
import type { ColumnKind, ColumnShape } from '../table-shape.ts'
import { isBlank } from './cell-kind.ts'
import { ColumnSums } from './column-sums.ts'
import { beginsWithTotal } from './total-form.ts'

export const NUMBER_KINDS: ReadonlySet<ColumnKind> = new Set(['numbers', 'mixed', 'empty'])

/** A single row below tells nothing: a term named `total` can have the same numbers. */
const MIN_ROWS = 2

/** Tells whether the first row has the totals: it says so, and lacks words that the others have, or has their sums. */
export function hasTotalAbove(
  [first = [], ...others]: readonly Row[],
  columns: readonly ColumnShape[],
): boolean {
  const place = first.findIndex((cell) => cell.trim() !== '')
  const term = columns.find(({ role }) => role === 'term')?.index ?? place
  if (beginsWithTotal(first[place] ?? '') === null || term !== place || others.length < MIN_ROWS) return false
  if (!first.some((cell, column) => column !== place && /\p{Nd}/u.test(cell))) return false
  const hasGap = columns.some(
    ({ index, kind, isFilled }) =>
      index !== place && isFilled && !NUMBER_KINDS.has(kind) && isBlank(first[index] ?? ''),
  )
  if (hasGap) return true
  const sums = new ColumnSums(columns)
  for (const row of others) sums.add(row)
  return sums.match(first)
}
