import * as z from 'zod/mini'
import { canBeStored, VISIBLE } from '../library/item-fields.ts'
import { MAX_COLUMNS, MAX_TEMPLATE_CHARACTERS, MAX_WORDS } from '../limits.ts'
import { ColumnName } from '../recipe/recipe.ts'

const MAX_MONEY = 1_000_000_000

export function fileVersion<Version extends number>(version: Version, newer: string) {
  return z.literal(version, {
    error: ({ input }) => (input === undefined ? `Please add "version": ${version}` : newer),
  })
}

export const FileTemplate = z.string({ error: 'Please enter a text' }).check(
  z.refine((text) => VISIBLE.test(text), { error: 'Please enter a text', abort: true }),
  z.maxLength(
    MAX_TEMPLATE_CHARACTERS,
    `A template can have at most ${MAX_TEMPLATE_CHARACTERS.toLocaleString('en')} characters`,
  ),
  canBeStored,
)

function problemOfObject({ code, keys }: z.core.$ZodRawIssue): string {
  return code === 'unrecognized_keys' && Array.isArray(keys)
    ? `There is no setting “${String(keys[0])}” here`
    : 'Please enter an object'
}

/** Names what it doesn't know. */
export function strictFile<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape, { error: problemOfObject })
}

export function listOf<Entry extends z.core.$ZodType>(entry: Entry, most: number, what: string) {
  return z
    .array(entry, { error: `Please enter a list of ${what}` })
    .check(z.maxLength(most, `At most ${most.toLocaleString('en')} ${what} are possible`))
}

export const Money = z
  .number({ error: 'Please enter an amount, such as 20 or 1.5' })
  .check(z.positive('An amount is more than 0'), z.maximum(MAX_MONEY, 'This amount is too large'))

export const FileColumn = strictFile({
  name: ColumnName.check(
    z.refine((name) => name !== '', 'Please enter a name'),
    z.regex(/^[^{}[\]|]*$/, "A name can't have braces, brackets or a bar"),
    z.regex(/\D|^$/, "A name can't be a number"),
  ),
  words: listOf(z.string({ error: 'A word is a text' }).check(canBeStored), MAX_WORDS, 'words').check(
    z.minLength(1, 'Please enter at least one word'),
  ),
})

export const uniqueNames = z.refine<readonly { readonly name: string }[]>(
  (columns) => new Set(columns.map(({ name }) => name)).size === columns.length,
  'Two columns have the same name',
)

export const FileColumns = listOf(FileColumn, MAX_COLUMNS, 'columns').check(
  z.minLength(1, 'Please enter at least one column'),
  uniqueNames,
)
