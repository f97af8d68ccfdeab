import type { ColumnKind } from '../table-shape.ts'
import { type CellKind, cellKind } from './cell-kind.ts'

/** A column is of a kind if this share of its cells is. */
const SHARE = 0.9
/** Columns of words may have as many numbers: people search for numbers, too. */
const NUMBERS_AMONG_WORDS = 0.4

export function columnKind(cells: readonly string[]): ColumnKind {
  return kindOfCounts(countKinds(cells.map(cellKind)))
}

export type KindCounts = Readonly<Record<CellKind, number>>

export function countKinds(kinds: readonly CellKind[]): KindCounts {
  const counts = { blank: 0, number: 0, date: 0, url: 0, id: 0, words: 0 }
  for (const kind of kinds) counts[kind]++
  return counts
}

export function kindOfCounts({ number, date, url, id, words }: KindCounts): ColumnKind {
  const filled = number + date + url + id + words
  if (filled === 0) return 'empty'
  const isMost = (count: number) => count >= SHARE * filled
  if (isMost(number)) return 'numbers'
  if (isMost(date)) return 'dates'
  if (isMost(url)) return 'urls'
  if (isMost(id) || (isMost(id + number) && id > 0 && words === 0)) return 'ids'
  return number + date <= NUMBERS_AMONG_WORDS * filled ? 'words' : 'mixed'
}
