import * as z from 'zod/mini'
import { canBeStored } from '../library/item-fields.ts'
import {
  MAX_COLUMN_NAME_CHARACTERS,
  MAX_COLUMNS,
  MAX_SEPARATOR_CHARACTERS,
  MAX_WORDS,
  MAX_WRAP_CHARACTERS,
} from '../limits.ts'
import { hasRightNumbers, numbersOf } from './column-numbers.ts'
import {
  countCharacters,
  isShortWrap,
  RECIPE_VERSION,
  RECIPE_VERSIONS,
  SEPARATOR_CHOICES,
  toSavedSeparator,
  toSavedWrap,
  WRAP_CHOICES,
} from './combining.ts'
import { roomForText } from './room-for-text.ts'
import { leaveOutTexts } from './row-rules.ts'
import { RowSettings } from './row-settings.ts'

/** Accepts a text for one line. The code unit limit assumes 20 code units per visible character at most. */
function shortText(most: number, isShort: (text: string) => boolean, error: string) {
  return z.string({ error }).check(
    z.maxLength(most * 20, { error, abort: true }),
    z.refine(isShort, error),
    z.refine(
      (text) => text.isWellFormed() && !/[\r\n\0]/.test(text),
      'Please remove the invisible characters',
    ),
  )
}

function shortTextOf(most: number) {
  return shortText(most, (text) => countCharacters(text) <= most, `Please use at most ${most} characters`)
}

export const SeparatorText = shortTextOf(MAX_SEPARATOR_CHARACTERS)
export const WrapText = shortTextOf(MAX_WRAP_CHARACTERS)

const LONG_WRAP = `Please use at most ${MAX_WRAP_CHARACTERS} characters on each side of the bar`
const WRAP_CHARACTERS = 2 * MAX_WRAP_CHARACTERS + 1

export const CustomWrap = shortText(WRAP_CHARACTERS, isShortWrap, LONG_WRAP)

const NAMED_WRAPS: ReadonlySet<string> = new Set(WRAP_CHOICES.filter((choice) => choice !== 'custom'))

/** The name of a choice, or a prefix, a pipe and a suffix. */
export const SavedWrap = shortText(
  WRAP_CHARACTERS,
  (text) => NAMED_WRAPS.has(text) || isShortWrap(text),
  LONG_WRAP,
)

export const ColumnText = z.string({ error: 'Each column is one text, its words one per line' }).check(
  z.refine(hasRoomForWords, {
    error: `Too many words: a column can have at most ${MAX_WORDS.toLocaleString('en')}`,
    abort: true,
  }),
  canBeStored,
)

export const ColumnName = z
  .string({ error: 'A column name is a text' })
  .check(
    z.trim(),
    z.maxLength(
      MAX_COLUMN_NAME_CHARACTERS,
      `A column name can have at most ${MAX_COLUMN_NAME_CHARACTERS} characters`,
    ),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Please use characters that can be shown'),
  )

/** The possible delimiters of a single line, in any order. */
const DELIMITERS = [',', ';', '\t', '|', '  ']

function hasRoomForWords(text: string): boolean {
  const delimiters = text.includes('\n') ? ['\n'] : DELIMITERS
  return delimiters.every((delimiter) => hasRoomFor(text, delimiter))
}

function hasRoomFor(text: string, delimiter: string): boolean {
  const end = text.endsWith(delimiter) ? text.length - delimiter.length : text.length
  let words = 1
  for (
    let at = text.indexOf(delimiter);
    at !== -1 && at < end;
    at = text.indexOf(delimiter, at + delimiter.length)
  ) {
    if (++words > MAX_WORDS) return false
  }
  return true
}

const NEWER = 'This recipe was made by a newer version of Wordloom'

interface RecipeTexts {
  readonly columns: readonly string[]
  readonly rows?: RowSettings | undefined
}

export const Recipe = z
  .strictObject({
    columns: z.array(ColumnText).check(z.minLength(1), z.maxLength(MAX_COLUMNS)),
    /** In the order of the columns. Names never change the combinations. */
    names: z.optional(z.array(ColumnName).check(z.maxLength(MAX_COLUMNS))),
    separator: z.enum(SEPARATOR_CHOICES),
    customSeparator: z._default(SeparatorText, ''),
    wrap: z.enum(WRAP_CHOICES),
    customPrefix: z._default(WrapText, ''),
    customSuffix: z._default(WrapText, ''),
    unique: z._default(z.boolean(), false),
    /** Version 3 numbers columns from 1 everywhere. Version 2 numbers those of links, optional columns and samples from 0. */
    version: z.optional(z.literal(RECIPE_VERSIONS, NEWER)),
    rows: z.optional(RowSettings),
  })
  .check(
    z.refine(hasVersionForRows, {
      error: `A recipe with row settings needs "version": ${RECIPE_VERSION}`,
      path: ['version'],
    }),
    z.refine(({ columns, rows, version }) => hasRightNumbers(rows, version, columns.length), {
      error: ({ input }) => numbersOf(input),
      path: ['rows'],
    }),
    ...roomForText(({ columns, rows }: RecipeTexts) => [...columns, ...leaveOutTexts(rows)]),
  )
export type Recipe = Readonly<z.infer<typeof Recipe>>

function hasVersionForRows({
  version,
  rows,
}: {
  readonly version?: unknown
  readonly rows?: unknown
}): boolean {
  return rows === undefined || version !== undefined
}

/** JSON text in its original form. A large text is UTF-8 bytes. */
export interface JsonText {
  readonly json: string | Uint8Array
}

/** A recipe as JSON. It's validated once and then passed on as text. */
export interface SentRecipe extends JsonText {
  /** In the form of a saved result. */
  readonly separator: string
  readonly wrap: string
  readonly columnCount: number
}

export const SentRecipe = z.pipe(Recipe, z.transform(toSentRecipe))

/** @example toSentRecipe(recipe).json // '{"columns":["red\nblue"],"separator":"space",…}' */
export function toSentRecipe(recipe: Recipe): SentRecipe {
  return {
    json: JSON.stringify(recipe),
    separator: toSavedSeparator(recipe),
    wrap: toSavedWrap(recipe),
    columnCount: recipe.columns.length,
  }
}
