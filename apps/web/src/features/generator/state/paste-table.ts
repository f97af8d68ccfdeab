import { MAX_COLUMNS } from '@wordloom/contract'
import { createId } from '../../../shared/lib/random-id.ts'
import type { ColumnSnapshot } from '../input/column-copy.ts'
import type { InputClient } from '../input/input-client.ts'
import type { TableLook } from '../input/pasted-table.ts'
import { hasWords } from './column.ts'
import type { Column } from './generator-state.ts'

export interface PastedTable {
  /** The column that the text was pasted into. */
  readonly columnId: string
  readonly text: string
  readonly look: TableLook
  /** Number of columns that the plan allows. */
  readonly allowed: number
}

/** A column's new text and name. */
export interface FilledColumn {
  readonly id: string
  readonly name: string
  readonly snapshot: ColumnSnapshot
}

/** Number of columns of a pasted table that fit without replacing other words. */
export function countFits(columns: readonly Column[], { columnId, look, allowed }: PastedTable): number {
  return toPlaces(columns, columnId, look.width, allowed).length
}

/** Returns null if the pasted text was changed meanwhile. */
export async function splitPasted(
  input: InputClient,
  columns: readonly Column[],
  { columnId, text, look, allowed }: PastedTable,
): Promise<readonly (Column | FilledColumn)[] | null> {
  const column = columns.find(({ id }) => id === columnId)
  await column?.document.settled()
  const places = toPlaces(columns, columnId, look.width, allowed)
  const at = places.findIndex((place) => columns[place]?.id === columnId)
  const split = await input.splitTable(column?.keptId ?? '', at, text, look, places.length)
  if (split === null) return null
  const all: (Column | FilledColumn)[] = [...columns]
  for (const [index, place] of places.entries()) {
    const { name, snapshot } = split[index] ?? {}
    if (snapshot === undefined) break
    const before = columns[place]
    all[place] = { id: before?.id ?? createId(), name: name || (before?.name ?? ''), snapshot }
  }
  return all
}

/** The column of the paste, then empty ones to its right, to its left, and new ones; in their order on the page. */
function toPlaces(columns: readonly Column[], columnId: string, width: number, allowed: number): number[] {
  const own = columns.findIndex(({ id }) => id === columnId)
  const empty = columns.flatMap((column, place) => (place === own || hasWords(column) ? [] : [place]))
  const added = Array.from(
    { length: Math.max(0, Math.min(allowed, MAX_COLUMNS) - columns.length) },
    (_, index) => columns.length + index,
  )
  const right = empty.filter((place) => place > own)
  const left = empty.filter((place) => place < own)
  return [own, ...right, ...left, ...added].slice(0, width).sort((a, b) => a - b)
}
