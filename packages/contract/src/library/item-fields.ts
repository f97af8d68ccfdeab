import * as z from 'zod/mini'
import { MAX_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from '../limits.ts'

export const ITEM_FIELD_MESSAGES = {
  listName: 'Please enter a list name',
  projectListName: 'List name is required',
  folderName: 'Please enter a folder name',
  newProjectName: 'Project name is required',
  projectName: 'Please enter a project name',
  newResultName: 'Please enter a results name',
  resultName: 'Please enter a result name',
  titleLong: `Please use at most ${MAX_TITLE_CHARACTERS} characters`,
  descriptionLong: `Please use at most ${MAX_DESCRIPTION_CHARACTERS.toLocaleString('en')} characters`,
  unreadable: 'Please remove the invisible characters',
  words: 'Please enter at least one word',
  wordsText: 'Please enter some words',
  combinations: 'Please enter at least one combination',
  noCombinations: 'No combinations to save',
  folderColor: 'Please choose one of the folder colors',
} as const

/** Matches a visible character, so excludes blank Hangul fillers. */
export const VISIBLE = /[^\s\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0]/u

/** Matches control characters and lone surrogates: databases and screens treat them differently. */
const UNREADABLE = /[\p{Cc}\p{Cs}]/u

export const UNREADABLE_IN_LINES = /[\p{Cs}]|(?![\t\r\n])\p{Cc}/u

/** PostgreSQL stores neither NUL nor lone surrogates. */
export const canBeStored = z.refine<string>(
  (text) => text.isWellFormed() && !text.includes('\0'),
  ITEM_FIELD_MESSAGES.unreadable,
)

export function titleOf(missing: string) {
  return z.string({ error: missing }).check(
    z.trim(),
    z.refine((title) => VISIBLE.test(title), { error: missing, abort: true }),
    z.maxLength(MAX_TITLE_CHARACTERS, ITEM_FIELD_MESSAGES.titleLong),
    z.refine((title) => !UNREADABLE.test(title), ITEM_FIELD_MESSAGES.unreadable),
  )
}

/** A text of several lines. White space is trimmed; an empty text becomes `null`. */
export const Description = z.pipe(
  z.string({ error: ITEM_FIELD_MESSAGES.unreadable }).check(
    z.trim(),
    z.maxLength(MAX_DESCRIPTION_CHARACTERS, ITEM_FIELD_MESSAGES.descriptionLong),
    z.refine((text) => !UNREADABLE_IN_LINES.test(text), ITEM_FIELD_MESSAGES.unreadable),
  ),
  z.transform((text) => (text === '' ? null : text)),
)

export const ItemId = z.int().check(z.positive())

const ItemIdInPath = z.pipe(
  z.pipe(z.string().check(z.regex(/^[1-9][0-9]{0,15}$/)), z.transform(Number)),
  ItemId,
)

export const ItemParams = z.strictObject({ id: ItemIdInPath })

export const PersonParams = z.strictObject({ id: ItemIdInPath, personId: ItemIdInPath })

export const VersionParams = z.strictObject({ id: ItemIdInPath, versionId: ItemIdInPath })

/** The account that owns the project, for someone who joined it. Default: the viewer's own. */
export const AccountQuery = z.object({ account: z.optional(z.uuid()) })

/** `full` includes all words and combinations, `summary` only the first few. Default: `full`. */
export const ViewQuery = z.object({ view: z.optional(z.enum(['full', 'summary'])) })

export const AccountViewQuery = z.extend(ViewQuery, { account: z.optional(z.uuid()) })
