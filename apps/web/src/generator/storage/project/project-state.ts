import {
  type CombiningOptions,
  type Project,
  placesOf,
  type RowSettings,
  toOwnRows,
} from '@wordloom/contract'
import { toSendable, toSendableRows } from '../sendable.ts'

export interface ProjectState {
  readonly columns: readonly {
    readonly name: string
    readonly words: string
    readonly selectedListIds: readonly string[]
  }[]
  readonly options: CombiningOptions
  readonly rows: RowSettings
}

export interface ProjectVersion {
  readonly version: number
  readonly state: ProjectState
}

export function toProjectVersion(project: Project): ProjectVersion {
  const { columns, separator, customSeparator, wrap, customPrefix, customSuffix, unique, rows } = project
  return {
    version: project.version,
    state: {
      columns: columns.map(({ name = '', words, selectedListIds = [] }) => ({
        name,
        words: words.replace(/\r\n?/g, '\n'),
        selectedListIds,
      })),
      options: { separator, customSeparator, wrap, customPrefix, customSuffix, unique },
      rows: rows === undefined ? {} : placesOf(rows),
    },
  }
}

export function toSentState({ columns, options, rows }: ProjectState) {
  return {
    ...options,
    columns: columns.map(({ name, words, selectedListIds }, place) => ({
      id: String(place + 1),
      ...(name !== '' && { name }),
      words: toSendable(words),
      selectedListIds: [...selectedListIds],
    })),
    rows: toOwnRows(toSendableRows(rows)),
  }
}

/** Returns a hash: equal for equal states, and almost certainly different for different ones. */
export function markOf(state: ProjectState): string {
  const { columns, options, rows } = state
  const { separator, customSeparator, wrap, customPrefix, customSuffix, unique } = options
  const rest = [separator, customSeparator, wrap, customPrefix, customSuffix, unique]
  // A missing name and settings without any add nothing, so that the marks of earlier releases stay valid.
  const texts = columns.map(({ name, words, selectedListIds }) => [
    toSendable(words),
    selectedListIds,
    ...(name === '' ? [] : [name]),
  ])
  const settings = Object.keys(rows).length === 0 ? [] : [toSendableRows(rows)]
  return hash(JSON.stringify([rest, texts, ...settings], withSortedKeys))
}

/** The server may return the keys of an object in another order. */
function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** A 53-bit hash (cyrb53). It's fast, and unlike `crypto.subtle` it works outside secure contexts. */
function hash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

export interface Glance {
  readonly columns: readonly { readonly count: number; readonly first: readonly string[] }[]
}

const SHOWN = 3

export function toGlance({ columns }: ProjectState): Glance {
  return {
    columns: columns.map(({ words }) => {
      const lines = words.split('\n').filter((line) => line.trim() !== '')
      return { count: lines.length, first: lines.slice(0, SHOWN).map((line) => line.slice(0, 60)) }
    }),
  }
}
