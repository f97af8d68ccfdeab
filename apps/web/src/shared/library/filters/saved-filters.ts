import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { SAVED_FILTERS_KEY as KEY } from '../../user/forget-drafts.ts'

export interface SavedFilter {
  readonly name: string
  /** The parameters of the dashboard's URL. */
  readonly search: string
}

const MOST_FILTERS = 50
export const MOST_NAME_CHARACTERS = 60

const KEPT_PARAMETERS = ['tab', 'folder', 'q', 'scope', 'tags', 'starred', 'project', 'sort', 'order']

const SavedFilters = z.array(z.strictObject({ name: z.string(), search: z.string() }))

/** Filters stay on the device. Those that can't be read are left out. */
export function readFilters(text: string | null): readonly SavedFilter[] {
  try {
    return SavedFilters.parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

/** Puts the filter first, in the place of one with the same name. */
export function withFilter(filters: readonly SavedFilter[], filter: SavedFilter): readonly SavedFilter[] {
  const others = filters.filter(({ name }) => name !== filter.name)
  return [filter, ...others].slice(0, MOST_FILTERS)
}

/** The same text for the same filter, in any order of its parameters. */
export function toFilterSearch(params: URLSearchParams): string {
  const kept = KEPT_PARAMETERS.flatMap((name): [string, string][] => {
    const value = params.get(name)
    return value === null || value === '' ? [] : [[name, value]]
  })
  return `?${new URLSearchParams(kept)}`
}

/** Returns false if the device has no room. */
export function saveFilter(filter: SavedFilter): boolean {
  return write(withFilter(readFilters(readText()), filter))
}

export function removeFilter(name: string): void {
  write(readFilters(readText()).filter((filter) => filter.name !== name))
}

let known: { readonly text: string | null; readonly filters: readonly SavedFilter[] } = {
  text: null,
  filters: [],
}
const watchers = new Set<() => void>()

export function useSavedFilters(): readonly SavedFilter[] {
  return useSyncExternalStore(watch, current, () => known.filters)
}

function current(): readonly SavedFilter[] {
  const text = readText()
  if (text !== known.text) known = { text, filters: readFilters(text) }
  return known.filters
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange)
  addEventListener('storage', onChange)
  return () => {
    watchers.delete(onChange)
    removeEventListener('storage', onChange)
  }
}

function readText(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function write(filters: readonly SavedFilter[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(filters))
  } catch {
    return false
  }
  for (const onChange of watchers) onChange()
  return true
}
