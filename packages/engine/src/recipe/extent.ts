import type { Part } from '../templates/template.ts'
import type { Recipe } from './recipe.ts'
import { RecipeError, type RecipePlace } from './recipe-error.ts'

type Place = Pick<RecipePlace, 'part'> & Partial<RecipePlace>

/** Estimates, before anything is written, how much a recipe makes of its words. */
export interface Extent {
  /** Adds the parts of a pattern. @throws {RecipeError} if a row is too long, or if there are too many uses of words. */
  addRow(parts: readonly Part[], place: Place): void
  /** Adds a field of all patterns. @throws {RecipeError} as `addRow` does. */
  addField(parts: readonly Part[], number: number): void
}

/** Parts of a recipe's budget, in UTF-16 units. */
interface ExtentLimits {
  readonly uses: number
  readonly row: number
}

const UNLIMITED: ExtentLimits = { uses: Number.POSITIVE_INFINITY, row: Number.POSITIVE_INFINITY }

/** For the place that each word has, beside its letters. */
const UNITS_PER_WORD = 16

/** A longer text is stored once, a shorter one after each word. */
const REPEATED_UNITS = 256

export function createExtent(
  { columns }: Pick<Recipe, 'columns'>,
  { uses, row }: ExtentLimits = UNLIMITED,
): Extent {
  const sizes = columns.map(({ words }) => {
    let units = 0
    let longest = 0
    for (const { length } of words) {
      units += length + UNITS_PER_WORD
      if (length > longest) longest = length
    }
    return { count: words.length, units, longest }
  })
  let left = sizes.reduce((sum, { units }) => sum + units, uses)
  let rows = 0
  let longestRow = 0
  let longestFields = 0

  function add(parts: readonly Part[], times: number, place: Place): number {
    let length = 0
    for (const [i, part] of parts.entries()) {
      if (part.kind === 'text') length += part.text.length
      else if (part.kind === 'rowText') length += longestRow
      if (part.kind !== 'column') continue
      const { count = 0, units = 0, longest = 0 } = sizes[part.column] ?? {}
      const next = parts[i + 1]
      const tail = next?.kind === 'text' && next.text.length <= REPEATED_UNITS ? next.text.length : 0
      left -= (units + count * tail) * times
      length += longest
    }
    if (left < 0) throw tooManyUses(place)
    return length
  }

  function checkLength(length: number, place: Place): void {
    if (length > row) throw tooLong(length, row, place)
  }

  return {
    addRow(parts, place) {
      const length = add(parts, 1, place)
      checkLength(length, place)
      longestRow = Math.max(longestRow, length)
      rows++
    },
    addField(parts, number) {
      const place = { part: 'field', number } as const
      longestFields += add(parts, rows, place)
      checkLength(longestFields, place)
    },
  }
}

function tooManyUses(place: Place): RecipeError {
  return new RecipeError(
    'Together, the patterns and fields use too many words. Use fewer or shorter words, or fewer patterns, fields and optional columns.',
    place,
    { isTooMuch: true },
  )
}

function tooLong(length: number, most: number, place: Place): RecipeError {
  return new RecipeError(
    `A row can have up to ${most.toLocaleString('en')} characters here, but these have up to ${length.toLocaleString('en')}. Use shorter words, or use fewer of them in a row.`,
    place,
    { isTooMuch: true },
  )
}
