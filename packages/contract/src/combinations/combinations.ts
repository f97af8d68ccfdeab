import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CsvBody } from '../library/csv-choices.ts'
import { EXPORT_FILES } from '../library/export-files.ts'
import { CombinationCount } from '../library/saved-results.ts'
import { MAX_LIST_BODY_BYTES } from '../limits.ts'
import { SentRecipe } from '../recipe/recipe.ts'

/** With fields, `csv` and `jsonl` write the table of the fields; `txt` always writes the texts of the rows. */
export const COMBINATION_FORMATS = ['txt', 'csv', 'jsonl'] as const
export type CombinationFormat = (typeof COMBINATION_FORMATS)[number]

const ROWS = 'Send a whole number of rows, or its digits as a text'

function rowsFrom(least: number, tooFew: string) {
  return z.pipe(
    z.union(
      [
        z.int().check(z.minimum(least, tooFew)),
        z.string().check(z.regex(least === 0 ? /^(0|[1-9][0-9]{0,99})$/ : /^[1-9][0-9]{0,99}$/)),
      ],
      ROWS,
    ),
    z.transform((rows) => BigInt(rows)),
  )
}

export const combinations = {
  write: endpoint({
    method: 'POST',
    path: '/api/combine',
    access: 'signed-in',
    rateLimits: ['combinedMegabytesPerAccount'],
    bounds: 'rowsOfRecipes',
    tokenScope: 'read',
    summary: 'The rows of a recipe, all or a range. If the connection breaks off, rows are missing',
    body: z.strictObject({
      recipe: SentRecipe,
      format: z.optional(z.enum(COMBINATION_FORMATS)),
      ...CsvBody,
      /** Row to begin with, counted from 0. Only a range from row 0 begins with the names of the fields. */
      from: z.optional(rowsFrom(0, "A row number can't be negative")),
      /** Most rows to write. Default: all. */
      count: z.optional(rowsFrom(1, 'Ask for at least one row')),
    }),
    bodyLimit: MAX_LIST_BODY_BYTES,
    replyTypes: COMBINATION_FORMATS.map((format) => EXPORT_FILES[format].mediaType),
    status: 200,
  }),
  count: endpoint({
    method: 'POST',
    path: '/api/combine/count',
    access: 'signed-in',
    rateLimits: ['combinedMegabytesPerAccount'],
    bounds: 'rowsOfRecipes',
    tokenScope: 'read',
    summary: 'The number of rows of a recipe, and the first ones',
    body: z.strictObject({ recipe: SentRecipe }),
    bodyLimit: MAX_LIST_BODY_BYTES,
    reply: z.strictObject({
      count: CombinationCount,
      /** False if there are too many possible duplicates to count; the count is then an upper bound. */
      isExact: z.boolean(),
      preview: z.readonly(z.array(z.string())),
    }),
    status: 200,
  }),
} as const
