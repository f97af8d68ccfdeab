import { useState } from 'react'

export interface Row<Entry> {
  readonly key: number
  readonly entry: Entry
}

interface EntriesSettings<Entry> {
  readonly stored: readonly Entry[]
  readonly onStore: (entries: readonly Entry[]) => void
  /** Blank entries are on the screen only. If there is one, it's always the last row, to type into. */
  readonly blank?: { readonly entry: Entry; readonly matches: (entry: Entry) => boolean }
}

/** The entries of a stored list as rows that keep their keys while one edits, moves and removes them. */
export function useEntries<Entry>({ stored, onStore, blank }: EntriesSettings<Entry>) {
  const [rows, setRows] = useState(() => withBlank(adopt([], stored, blank), blank))
  const isSame = isEqual(kept(rows, blank), stored)
  const shown = isSame ? rows : withBlank(adopt(rows, stored, blank), blank)
  if (!isSame) setRows(shown)

  function set(next: readonly Row<Entry>[]) {
    const filled = withBlank(next, blank)
    setRows(filled)
    const entries = kept(filled, blank)
    if (!isEqual(entries, stored)) onStore(entries)
  }
  return {
    rows: shown,
    placeOf: (key: number) => kept(shown.slice(0, placeOf(shown, key)), blank).length,
    add(entry: Entry): number {
      const row = toRow(entry)
      set([...shown, row])
      return row.key
    },
    change(key: number, entries: readonly [Entry, ...Entry[]]): void {
      const [first, ...others] = entries
      const place = placeOf(shown, key)
      set(shown.toSpliced(place, 1, { key, entry: first }, ...others.map(toRow)))
    },
    remove: (key: number) => set(shown.filter((row) => row.key !== key)),
    move(key: number, step: number): void {
      const from = placeOf(shown, key)
      const row = shown[from]
      if (row !== undefined) set(shown.toSpliced(from, 1).toSpliced(from + step, 0, row))
    },
  }
}

type Blank<Entry> = EntriesSettings<Entry>['blank']

let lastKey = 0

function toRow<Entry>(entry: Entry): Row<Entry> {
  lastKey++
  return { key: lastKey, entry }
}

function placeOf<Entry>(rows: readonly Row<Entry>[], key: number): number {
  return rows.findIndex((row) => row.key === key)
}

function kept<Entry>(rows: readonly Row<Entry>[], blank: Blank<Entry>): readonly Entry[] {
  return rows.map(({ entry }) => entry).filter((entry) => blank?.matches(entry) !== true)
}

/** Keeps the keys if as many entries are stored as before, because then they were edited elsewhere. */
function adopt<Entry>(
  rows: readonly Row<Entry>[],
  stored: readonly Entry[],
  blank: Blank<Entry>,
): readonly Row<Entry>[] {
  if (kept(rows, blank).length !== stored.length) return stored.map(toRow)
  let place = 0
  return rows.map((row) =>
    blank?.matches(row.entry) === true ? row : { ...row, entry: stored[place++] ?? row.entry },
  )
}

function withBlank<Entry>(rows: readonly Row<Entry>[], blank: Blank<Entry>): readonly Row<Entry>[] {
  const last = rows.at(-1)
  if (blank === undefined || (last !== undefined && blank.matches(last.entry))) return rows
  return [...rows, toRow(blank.entry)]
}

function isEqual<Entry>(some: readonly Entry[], others: readonly Entry[]): boolean {
  return some.length === others.length && some.every((entry, place) => entry === others[place])
}
