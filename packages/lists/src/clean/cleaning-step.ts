import {
  canBeStored,
  fileVersion,
  listOf,
  MAX_IMPORT_BYTES,
  MAX_TEMPLATE_CHARACTERS,
  MAX_WORDS,
  strictFile,
} from '@wordloom/contract'
import * as z from 'zod/mini'
import { DIFFERENCES } from '../near/near-key.ts'

const CLEANING_VERSION = 1
const MAX_STEPS = 50

const isOn = z.optional(z.boolean('Please enter true or false'))

function textUpTo(most: number) {
  return z
    .string({ error: 'Please enter a text' })
    .check(z.maxLength(most, `At most ${most.toLocaleString('en')} characters are possible`), canBeStored)
}

const Text = textUpTo(MAX_TEMPLATE_CHARACTERS)

const SomeText = Text.check(z.minLength(1, 'Please enter a text'))

function oneOf<const Names extends readonly string[]>(names: Names) {
  return z.enum(names, `Please use ${names.slice(0, -1).join(', ')} or ${names.at(-1)}`)
}

function wholeNumberFrom(least: number) {
  return z
    .int('Please enter a whole number')
    .check(z.minimum(least, `The least is ${least}`), z.maximum(MAX_WORDS, 'This number is too large'))
}

/** A BCP 47 tag. Steps say which languages they have. */
const Language = z.optional(
  z.string().check(z.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$/, 'Please enter a language such as en')),
)

const nearness = {
  ignoring: z._default(z.readonly(listOf(oneOf(DIFFERENCES), DIFFERENCES.length, 'differences')), []),
  language: Language,
}

const TextPattern = strictFile({
  /** `wildcard` has `*` for any characters and `?` for one. `regex` has the syntax of RE2. */
  syntax: z._default(oneOf(['text', 'wildcard', 'regex']), 'text'),
  text: SomeText,
  ignoresCase: isOn,
})
export type TextPattern = Readonly<z.infer<typeof TextPattern>>

const WordTest = z.discriminatedUnion(
  'kind',
  [
    /** A text or a regular expression matches anywhere in the word, a wildcard only the whole word. */
    strictFile({ kind: z.literal('pattern'), pattern: TextPattern }),
    strictFile({
      kind: z.literal('length'),
      unit: z._default(oneOf(['characters', 'words']), 'characters'),
      least: z.optional(wholeNumberFrom(0)),
      most: z.optional(wholeNumberFrom(0)),
    }),
    /** The word contains such a character. */
    strictFile({ kind: z.literal('characters'), of: oneOf(['digits', 'symbols', 'non-ascii', 'emoji']) }),
    /** The word is one of these, which are one per line. */
    strictFile({ kind: z.literal('list'), words: textUpTo(MAX_IMPORT_BYTES), ...nearness }),
  ],
  'There is no such test',
)
export type WordTest = Readonly<z.infer<typeof WordTest>>

const NO_PATTERN = { syntax: 'text', text: '' } as const
const NO_TEST = { kind: 'pattern', pattern: NO_PATTERN } as const

/**
 * All steps: the group that offers them, their title, the form in which they are saved, and how they are when they are
 * added. `prepareStep` has what they do.
 */
export const CLEANING_STEPS = [
  /** Removes spaces around a word and repeated ones in it. */
  step('tidy', 'Trim spaces', { kind: z.literal('trim') }, { kind: 'trim' }),
  step('tidy', 'Remove empty words', { kind: z.literal('remove-empty') }, { kind: 'remove-empty' }),
  /** Title and sentence case only change first letters, because 'NASA' and 'McDonald' are right. */
  step(
    'tidy',
    'Change case',
    {
      kind: z.literal('case'),
      to: oneOf(['lower', 'upper', 'title', 'sentence']),
      language: Language,
    },
    { kind: 'case', to: 'lower' },
  ),
  step('tidy', 'Strip punctuation', { kind: z.literal('strip-punctuation') }, { kind: 'strip-punctuation' }),
  step(
    'tidy',
    'Normalize Unicode',
    { kind: z.literal('normalize'), form: oneOf(['NFC', 'NFD', 'NFKC', 'NFKD']) },
    { kind: 'normalize', form: 'NFC' },
  ),
  /** To ASCII, such as `Köln` to `Koln` and `лиса` to `lisa`. */
  step('tidy', 'Write in ASCII letters', { kind: z.literal('transliterate') }, { kind: 'transliterate' }),
  step(
    'order',
    'Remove duplicates',
    {
      kind: z.literal('remove-duplicates'),
      keep: z._default(oneOf(['first', 'last', 'shortest', 'longest']), 'first'),
      ...nearness,
    },
    { kind: 'remove-duplicates', keep: 'first', ignoring: ['case'] },
  ),
  step(
    'order',
    'Sort',
    {
      kind: z.literal('sort'),
      by: oneOf(['name', 'length', 'number', 'random']),
      isDescending: isOn,
      /** Its alphabet decides on the order of names. */
      language: Language,
      seed: z.optional(Text),
    },
    { kind: 'sort', by: 'name' },
  ),
  /** A regular expression's replacement may have `$1` and `${name}` for its groups. */
  step(
    'change',
    'Find and replace',
    { kind: z.literal('replace'), pattern: TextPattern, by: Text },
    { kind: 'replace', pattern: NO_PATTERN, by: '' },
  ),
  step(
    'change',
    'Add before or after',
    { kind: z.literal('affix'), prefix: z._default(Text, ''), suffix: z._default(Text, '') },
    { kind: 'affix', prefix: '', suffix: '' },
  ),
  step(
    'choose',
    'Remove words …',
    { kind: z.literal('remove'), test: WordTest },
    { kind: 'remove', test: NO_TEST },
  ),
  step('choose', 'Keep only …', { kind: z.literal('keep'), test: WordTest }, { kind: 'keep', test: NO_TEST }),
  /** Makes a word of each part, or keeps only one part, counted from 1. */
  step(
    'parts',
    'Split into parts',
    { kind: z.literal('split'), separator: SomeText, part: z.optional(wholeNumberFrom(1)) },
    { kind: 'split', separator: ',' },
  ),
  step(
    'parts',
    'Extract',
    { kind: z.literal('extract'), what: oneOf(['urls', 'emails', 'hashtags', 'numbers']) },
    { kind: 'extract', what: 'emails' },
  ),
] as const

export type StepGroup = 'tidy' | 'order' | 'change' | 'choose' | 'parts'

function step<Fields extends { readonly kind: z.ZodMiniLiteral<string> } & z.core.$ZodLooseShape>(
  group: StepGroup,
  title: string,
  fields: Fields,
  blank: z.output<z.ZodMiniObject<Fields, z.core.$strict>>,
) {
  return { group, title, form: strictFile(fields), blank }
}

const [{ form }, ...others] = CLEANING_STEPS

const CleaningStep = z.discriminatedUnion(
  'kind',
  [form, ...others.map((each) => each.form)],
  'There is no such step',
)
export type CleaningStep = Readonly<z.infer<typeof CleaningStep>>

export const CleaningChain = strictFile({
  version: fileVersion(CLEANING_VERSION, 'These steps were made by a newer version of Wordloom'),
  steps: listOf(CleaningStep, MAX_STEPS, 'steps').check(z.minLength(1, 'Please enter at least one step')),
})
export type CleaningChain = Readonly<z.infer<typeof CleaningChain>>
