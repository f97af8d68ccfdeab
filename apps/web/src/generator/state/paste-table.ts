import { MAX_COLUMNS } from '@wordloom/contract'
import { createId } from '#platform/lib/random-id.ts'
import type { ColumnSnapshot } from '../input/column-copy.ts'
import type { InputClient } from '../input/input-client.ts'
import { hasWords } from './column.ts'
import type { Column, PastedTable } from './generator-state.ts'

export interface FilledColumn {
  readonly id: string
  readonly name: string
  readonly snapshot: ColumnSnapshot
}

export interface PastePlaces {
  readonly places: readonly number[]
  readonly replaced: readonly number[]
}

/** Replaces other words only if the table has no room without: then it takes the columns to its right first. */
export function toPastePlaces(
  columns: readonly Column[],
  { columnId, look: { width }, allowed }: PastedTable,
): PastePlaces {
  const own = columns.findIndex(({ id }) => id === columnId)
  const others = [...columns.keys()].filter((place) => place !== own)
  const added = Array.from(
    { length: Math.max(0, Math.min(allowed, MAX_COLUMNS) - columns.length) },
    (_, index) => columns.length + index,
  )
  const rightFirst = [...others.filter((place) => place > own), ...others.filter((place) => place < own)]
  const isFilled = (place: number) => {
    const column = columns[place]
    return column !== undefined && hasWords(column)
  }
  const free = [own, ...rightFirst.filter((place) => !isFilled(place)), ...added]
  const chosen = (free.length > 1 ? free : [own, ...rightFirst].slice(0, allowed)).slice(0, width)
  const places = chosen.toSorted((a, b) => a - b)
  return { places, replaced: places.filter((place) => place !== own && isFilled(place)) }
}

export async function splitPasted(
  input: InputClient,
  columns: readonly Column[],
  table: PastedTable,
): Promise<readonly (Column | FilledColumn)[] | null> {
  const { columnId } = table
  const column = columns.find(({ id }) => id === columnId)
  await column?.document.settled()
  const { places } = toPastePlaces(columns, table)
  const at = places.findIndex((place) => columns[place]?.id === columnId)
  const split = await input.splitTable(column?.keptId ?? '', at, table, places.length)
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
