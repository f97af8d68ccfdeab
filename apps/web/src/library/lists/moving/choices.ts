import type { Folder, FolderColor } from '@wordloom/contract'
import { toSearchable } from '@wordloom/engine'
import { NO_PLACE_TEXTS } from '../../texts.ts'

export const MAX_SHOWN = 50

export interface FolderChoice {
  readonly id: number | null
  readonly name: string
  readonly color: FolderColor | null
}

interface Choices {
  readonly choices: readonly FolderChoice[]
  /** Counts the matching folders that aren't shown, too. */
  readonly found: number
}

/** Names that start with what was typed come before those that contain it. */
export function toChoices(folders: readonly Folder[], typed: string, allowsNone: boolean): Choices {
  const wanted = toSearchable(typed)
  const places: readonly FolderChoice[] = [
    ...(allowsNone ? [{ id: null, name: NO_PLACE_TEXTS.folder, color: null }] : []),
    ...folders,
  ]
  const placeOf = ({ name }: FolderChoice) => toSearchable(name).indexOf(wanted)
  const matches = places.filter((choice) => placeOf(choice) !== -1)
  const { start = [], inside = [] } = Object.groupBy(matches, (choice) =>
    placeOf(choice) === 0 ? 'start' : 'inside',
  )
  return { choices: [...start, ...inside].slice(0, MAX_SHOWN), found: matches.length }
}
