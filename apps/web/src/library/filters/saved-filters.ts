import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { savedFilters as kept } from '#platform/user/forget-drafts.ts'

export interface SavedFilter {
  readonly name: string
  /** The parameters of the dashboard's URL. */
  readonly search: string
}

const MAX_FILTERS = 50
export const MAX_NAME_CHARACTERS = 60

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
  return [filter, ...others].slice(0, MAX_FILTERS)
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
  return kept.writeJson(withFilter(readFilters(kept.read()), filter))
}

export function removeFilter(name: string): void {
  kept.writeJson(readFilters(kept.read()).filter((filter) => filter.name !== name))
}

let known: { readonly text: string | null; readonly filters: readonly SavedFilter[] } = {
  text: null,
  filters: [],
}

export function useSavedFilters(): readonly SavedFilter[] {
  return useSyncExternalStore(kept.subscribe, current, () => known.filters)
}

function current(): readonly SavedFilter[] {
  const text = kept.read()
  if (text !== known.text) known = { text, filters: readFilters(text) }
  return known.filters
}
