import { LENGTH_UNITS } from '@wordloom/engine'
import { TARGET_IDS } from '@wordloom/targets'
import * as z from 'zod/mini'
import { canBeStored } from '../library/item-fields.ts'
import {
  MAX_COLUMNS,
  MAX_CONDITION_CHARACTERS,
  MAX_EACH_ROWS,
  MAX_FIELD_NAME_CHARACTERS,
  MAX_SAMPLE_ROWS,
  MAX_SEED_CHARACTERS,
  MAX_TEMPLATE_CHARACTERS,
} from '../limits.ts'

const MAX_PATTERNS = 720
const MAX_RULES = 100
const MAX_FIELDS = 100

function textUpTo(most: number, what: string) {
  return z
    .string()
    .check(z.maxLength(most, `${what} can have at most ${most.toLocaleString('en')} characters`), canBeStored)
}

function listUpTo<Entry extends z.core.$ZodType>(entry: Entry, most: number, what: string) {
  return z.array(entry).check(z.maxLength(most, `At most ${most} ${what} are possible`))
}

/** Counted from 1, and from 0 before version 3. */
const ColumnNumber = z
  .int()
  .check(z.minimum(0), z.maximum(MAX_COLUMNS, `There are at most ${MAX_COLUMNS} columns`))

const Template = textUpTo(MAX_TEMPLATE_CHARACTERS, 'A pattern or field')
const Seed = textUpTo(MAX_SEED_CHARACTERS, 'A seed')

const Length = z.int('A length is a whole number').check(z.minimum(0, "A length can't be negative"))

/** True if the rule is kept for later, but drops no rows. */
const isOff = z.optional(z.literal(true))

export const RowRule = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('length'),
    unit: z.enum(LENGTH_UNITS),
    least: z.optional(Length),
    most: z.optional(Length),
    isOff,
  }),
  z.strictObject({ kind: z.literal('no-word-twice'), isOff }),
  /** Such as `IF [City] = "Leeds" THEN [Service] <> "boat repair"`. */
  z.strictObject({ kind: z.literal('condition'), text: textUpTo(MAX_CONDITION_CHARACTERS, 'A rule'), isOff }),
  /** Texts of rows, one per line. Case and the signs of match types make no difference. */
  z.strictObject({
    kind: z.literal('leave-out'),
    texts: z.string().check(canBeStored),
    isOff,
  }),
  z.strictObject({ kind: z.literal('target'), target: z.enum(TARGET_IDS, 'There is no such target'), isOff }),
])
export type RowRule = Readonly<z.infer<typeof RowRule>>

export const RowOrder = z.strictObject({
  shuffle: z.optional(Seed),
  sample: z.optional(
    z.strictObject({
      count: z
        .int('A sample has a whole number of rows')
        .check(
          z.minimum(1, 'A sample has at least one row'),
          z.maximum(
            MAX_SAMPLE_ROWS,
            `A sample has at most ${MAX_SAMPLE_ROWS.toLocaleString('en')} rows. To take all rows in random order, shuffle them.`,
          ),
        ),
      seed: Seed,
    }),
  ),
  /** This many rows at random for each word of a column. */
  each: z.optional(
    z.strictObject({
      column: ColumnNumber,
      count: z
        .int('A sample has a whole number of rows')
        .check(
          z.minimum(1, 'A sample has at least one row'),
          z.maximum(
            MAX_EACH_ROWS,
            `A sample for each word has at most ${MAX_EACH_ROWS.toLocaleString('en')} rows`,
          ),
        ),
      seed: Seed,
    }),
  ),
  /** Few rows in which all pairs, or all triples, of words meet. */
  covering: z.optional(z.strictObject({ strength: z.union([z.literal(2), z.literal(3)]), seed: Seed })),
})
export type RowOrder = Readonly<z.infer<typeof RowOrder>>

/**
 * The parts of a recipe besides its columns and its texts between and around words. The version of the recipe says whether
 * columns are numbered from 1 or from 0.
 */
export const RowSettings = z.strictObject({
  /** Groups of columns that take their words from the same line. */
  links: z.optional(
    listUpTo(
      z.array(ColumnNumber).check(z.minLength(2, 'A link joins at least two columns')),
      MAX_COLUMNS / 2,
      'links',
    ),
  ),
  optional: z.optional(z.array(ColumnNumber).check(z.maxLength(MAX_COLUMNS))),
  /** Such as `{City} plumber`. Without patterns, the separator joins all columns. */
  patterns: z.optional(listUpTo(Template, MAX_PATTERNS, 'patterns')),
  allOrders: z.optional(z.literal(true)),
  rules: z.optional(listUpTo(RowRule, MAX_RULES, 'rules')),
  order: z.optional(RowOrder),
  fields: z.optional(
    listUpTo(
      z.strictObject({
        name: textUpTo(MAX_FIELD_NAME_CHARACTERS, 'The name of a field'),
        template: Template,
      }),
      MAX_FIELDS,
      'fields',
    ),
  ),
})
export type RowSettings = Readonly<z.infer<typeof RowSettings>>
