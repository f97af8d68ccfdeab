import { toSearchable } from '../letters/to-searchable.ts'
import type { RowLayout } from './compile-recipe.ts'
import { createFoldedReadings } from './folded-readings.ts'
import type { Layout } from './layout.ts'
import { toText } from './layout.ts'
import { type Readings, TooManyReadings } from './readings.ts'

export interface Spellings {
  /** Yields texts that rows may have and that are the same as `text` for a search. Yields at most 1,000. */
  of(text: string): Iterable<string>
}

const MAX_SPELLINGS = 1000

/** In words compared with a text, about 50 ms. */
const MAX_EFFORT = 500_000

/**
 * Finds how the rows of a recipe spell a text: with other capitals, accents or ligatures. Takes time proportional to the
 * words, not to the rows. A plan tells which of the texts are rows.
 *
 * @example [...createSpellings([['Café'], ['Öl']], [{ lead: '', places: [{ column: 0, tail: ' ' }, { column: 1, tail: '' }] }]).of('cafe ol')] // ['Café Öl']
 */
export function createSpellings(
  columns: readonly (readonly string[])[],
  layouts: readonly RowLayout[],
): Spellings {
  let readers: readonly { readonly layout: Layout; readonly readings: Readings | null }[] | null = null
  return {
    *of(text) {
      readers ??= layouts
        .map((layout) => toLayout(columns, layout))
        .map((layout) => ({ layout, readings: createFoldedReadings(layout, toSearchable) }))
      const effort = { left: MAX_EFFORT }
      const searchable = toSearchable(text)
      let left = MAX_SPELLINGS
      try {
        for (const { layout, readings } of readers) {
          for (const items of readings?.of(searchable, effort) ?? []) {
            yield toText(layout, items)
            if (--left === 0) return
          }
        }
      } catch (error) {
        if (!(error instanceof TooManyReadings)) throw error
      }
    },
  }
}

/** Linked columns are apart here, because a plan knows its rows. */
function toLayout(columns: readonly (readonly string[])[], { lead, places }: RowLayout): Layout {
  const shown = [...new Set(places.map(({ column }) => column))]
  const wordsOf = (column: number) => columns[column] ?? []
  return {
    lead,
    places: places.map(({ column, tail }) => ({
      factor: shown.indexOf(column),
      column,
      words: wordsOf(column),
      tail,
    })),
    factors: shown.map((column) => ({
      count: wordsOf(column).length,
      words: new Map([[column, wordsOf(column)]]),
    })),
    below: [],
    total: 0n,
  }
}
