import * as z from 'zod/mini'
import { countCharacters, SEPARATOR_CHOICES, WRAP_CHOICES } from './combining.ts'
import { MAX_COLUMNS, MAX_SEPARATOR_CHARACTERS, MAX_WRAP_CHARACTERS } from './limits.ts'

/** A short text of at most so many characters, as a person counts them. */
function shortTextOf(most: number) {
  const error = `Please use at most ${most} characters`
  return z.string({ error }).check(
    // No character that is seen takes so much.
    z.maxLength(most * 20, { error, abort: true }),
    z.refine((text) => countCharacters(text) <= most, error),
    z.refine(
      (text) => text.isWellFormed() && !/[\r\n\0]/.test(text),
      'Please use characters that can be shown',
    ),
  )
}

export const SeparatorText = shortTextOf(MAX_SEPARATOR_CHARACTERS)
export const WrapText = shortTextOf(MAX_WRAP_CHARACTERS)
/** Prefix, bar, suffix. */
export const SavedWrap = shortTextOf(2 * MAX_WRAP_CHARACTERS + 1)

/** What was typed into one column, its lines ended by line feeds. */
export const ColumnText = z
  .string({ error: 'Each column is one text, its words one per line' })
  .check(
    z.refine(
      (text) => !text.includes('\0') && text.isWellFormed(),
      'Please use characters that can be shown',
    ),
  )

/** How the combinations of a result are made: what stood in the columns, and the options, without ambiguity. */
export const Recipe = z.strictObject({
  columns: z.array(ColumnText).check(z.minLength(1), z.maxLength(MAX_COLUMNS)),
  separator: z.enum(SEPARATOR_CHOICES),
  customSeparator: z._default(SeparatorText, ''),
  wrap: z.enum(WRAP_CHOICES),
  customPrefix: z._default(WrapText, ''),
  customSuffix: z._default(WrapText, ''),
  unique: z._default(z.boolean(), false),
})
export type Recipe = Readonly<z.infer<typeof Recipe>>
