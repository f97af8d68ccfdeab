import * as z from 'zod/mini'
import { MAX_IMPORT_BYTES, MAX_TEMPLATE_CHARACTERS, MAX_WORDS } from '../limits.ts'
import { fileVersion, listOf, strictFile } from '../uploads/file-parts.ts'
import { canBeStored } from './item-fields.ts'

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

/** A language tag. Steps say which languages they have. */
const Language = z.optional(
  z.string().check(z.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$/, 'Please enter a language such as en')),
)

const nearness = {
  ignoring: z._default(
    listOf(oneOf(['case', 'accents', 'order', 'endings', 'stop-words']), 5, 'differences'),
    [],
  ),
  language: Language,
}

const TextPattern = strictFile({
  syntax: z._default(oneOf(['text', 'wildcard', 'regex']), 'text'),
  text: SomeText,
  ignoresCase: isOn,
})

const WordTest = z.discriminatedUnion(
  'kind',
  [
    strictFile({ kind: z.literal('pattern'), pattern: TextPattern }),
    strictFile({
      kind: z.literal('length'),
      unit: z._default(oneOf(['characters', 'words']), 'characters'),
      least: z.optional(wholeNumberFrom(0)),
      most: z.optional(wholeNumberFrom(0)),
    }),
    strictFile({
      kind: z.literal('characters'),
      of: oneOf(['digits', 'symbols', 'non-ascii', 'emoji']),
    }),
    /** One word per line. */
    strictFile({ kind: z.literal('list'), words: textUpTo(MAX_IMPORT_BYTES), ...nearness }),
  ],
  'There is no such test',
)

const CleaningStep = z.discriminatedUnion(
  'kind',
  [
    strictFile({ kind: z.literal('trim') }),
    strictFile({ kind: z.literal('remove-empty') }),
    strictFile({
      kind: z.literal('case'),
      to: oneOf(['lower', 'upper', 'title', 'sentence']),
      language: Language,
    }),
    strictFile({
      kind: z.literal('remove-duplicates'),
      keep: z._default(oneOf(['first', 'last', 'shortest', 'longest']), 'first'),
      ...nearness,
    }),
    strictFile({
      kind: z.literal('sort'),
      by: oneOf(['name', 'length', 'number', 'random']),
      isDescending: isOn,
      language: Language,
      seed: z.optional(Text),
    }),
    strictFile({ kind: z.literal('replace'), pattern: TextPattern, by: Text }),
    strictFile({ kind: z.literal('affix'), prefix: z._default(Text, ''), suffix: z._default(Text, '') }),
    strictFile({ kind: z.literal('keep'), test: WordTest }),
    strictFile({ kind: z.literal('remove'), test: WordTest }),
    strictFile({
      kind: z.literal('split'),
      separator: SomeText,
      part: z.optional(wholeNumberFrom(1)),
    }),
    strictFile({ kind: z.literal('strip-punctuation') }),
    strictFile({ kind: z.literal('normalize'), form: oneOf(['NFC', 'NFD', 'NFKC', 'NFKD']) }),
    strictFile({ kind: z.literal('transliterate') }),
    strictFile({ kind: z.literal('extract'), what: oneOf(['urls', 'emails', 'hashtags', 'numbers']) }),
  ],
  'There is no such step',
)

export const CleaningChain = strictFile({
  version: fileVersion(CLEANING_VERSION, 'These steps were made by a newer version of Wordloom'),
  steps: listOf(CleaningStep, MAX_STEPS, 'steps').check(z.minLength(1, 'Please enter at least one step')),
})
export type CleaningChain = Readonly<z.infer<typeof CleaningChain>>
