import * as z from 'zod/mini'
import { MAX_COLUMNS } from '../limits.ts'
import { RECIPE_VERSION, type RecipeVersion } from './combining.ts'
import { RowSettings } from './row-settings.ts'

/** The first version that numbers columns from 1 in links, optional columns and samples, as in patterns. */
const FROM_ONE = 3

interface Versioned {
  readonly version?: number | undefined
  readonly columns?: readonly unknown[] | undefined
}

/**
 * Row settings of a project or a campaign file. With a version they number columns as recipes of that version do, and
 * without one as those of version 2.
 */
export const OwnRowSettings = z
  .extend(RowSettings, { version: z.optional(z.literal(RECIPE_VERSION)) })
  .check(z.refine((rows) => hasRightNumbers(rows, rows.version), { error: ({ input }) => numbersOf(input) }))
export type OwnRowSettings = Readonly<z.infer<typeof OwnRowSettings>>

/** Row settings whose columns are numbered from 0, whatever the version numbers them from. */
export function toPlaces(rows: RowSettings, version: RecipeVersion | undefined): RowSettings {
  return firstNumber(version) === 1 ? renumbered(rows, -1) : rows
}

/** The version and the row settings of a recipe, of row settings whose columns are numbered from 0. */
export function toRecipeRows(places: RowSettings): {
  readonly version: typeof RECIPE_VERSION
  readonly rows: RowSettings
} {
  return { version: RECIPE_VERSION, rows: renumbered(places, 1) }
}

export function toOwnRows(places: RowSettings): OwnRowSettings {
  return Object.keys(places).length === 0 ? {} : { ...renumbered(places, 1), version: RECIPE_VERSION }
}

/** Row settings of a project or a campaign file, with columns that are numbered from 0. */
export function placesOf({ version, ...rows }: OwnRowSettings): RowSettings {
  return toPlaces(rows, version)
}

/** Version 2 also takes numbers of columns that a recipe doesn't have. */
export function hasRightNumbers(
  rows: RowSettings | undefined,
  version: number | undefined,
  count = MAX_COLUMNS,
): boolean {
  const [first, last] = rangeOf(version, count)
  const { links = [], optional = [], order: { each } = {} } = rows ?? {}
  const numbers = [...links.flat(), ...optional, ...(each === undefined ? [] : [each.column])]
  return numbers.every((number) => number >= first && number <= last)
}

/** Says how the columns of a recipe, or of row settings, are numbered. */
export function numbersOf(input: unknown): string {
  const { version = 2, columns } = (typeof input === 'object' && input !== null ? input : {}) as Versioned
  const [first, last] = rangeOf(version, columns?.length)
  return `Columns are numbered from ${first} to ${last} in version ${version}`
}

function rangeOf(version: number | undefined, count = MAX_COLUMNS): readonly [first: number, last: number] {
  return firstNumber(version) === 1 ? [1, count] : [0, MAX_COLUMNS - 1]
}

function firstNumber(version: number | undefined): 0 | 1 {
  return (version ?? 0) >= FROM_ONE ? 1 : 0
}

function renumbered({ links, optional, order, ...rows }: RowSettings, by: 1 | -1): RowSettings {
  const each = order?.each
  return {
    ...rows,
    ...(links && { links: links.map((link) => link.map((column) => column + by)) }),
    ...(optional && { optional: optional.map((column) => column + by) }),
    ...(order && { order: { ...order, ...(each && { each: { ...each, column: each.column + by } }) } }),
  }
}
