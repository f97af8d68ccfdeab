import type { CleaningStep } from '@wordloom/lists'
import type { Option } from '../input/option-help.ts'
import { readWords } from '../input/read-file.ts'
import type { FileReading } from '../input/reading-options.ts'
import { UsageError } from '../usage-error.ts'
import { CLEAN_TEXTS as T } from './texts.ts'

/** Not yet parsed by the contract. */
type StepDraft = Readonly<Record<string, unknown>>

/** `step` is the kind of a step without fields. */
interface StepOptionEntry extends Option {
  readonly step?: CleaningStep['kind']
}

/** Steps, details of the step before them, and files with steps: they work in the order in which they are written. */
export const STEP_OPTIONS = {
  trim: {
    type: 'boolean',
    step: 'trim',
    help: ['', 'no spaces around words, and one space between their parts'],
  },
  'no-empty': { type: 'boolean', step: 'remove-empty', help: ['', 'remove empty words'] },
  case: {
    type: 'string',
    help: ['C', 'lower, upper, title or sentence; title and sentence change only first letters'],
  },
  unique: {
    type: 'string',
    help: [
      'HOW',
      'remove duplicates: exact, or without differences in case, accents, order (the same words in another',
      'order), endings (shoe and shoes, run and running) and stop-words (the, for); join them by commas',
    ],
  },
  survivor: {
    type: 'string',
    help: ['S', 'after --unique: the word of a group that stays: first (default), last, shortest or longest'],
  },
  sort: {
    type: 'string',
    help: ['BY', 'by name, length, number or random; name:down and so on for the other direction'],
  },
  seed: {
    type: 'string',
    help: ['TEXT', 'after --sort random: another order; the same seed makes the same order'],
  },
  replace: { type: 'string', help: ['/A/B/', 'replace the text A by B; any character can be the slash'] },
  'replace-wildcard': { type: 'string', help: ['', 'the same, with * for any characters and ? for one'] },
  'replace-regex': {
    type: 'string',
    help: ['', 'the same, with a regular expression of RE2, and $1 in B for its first group'],
  },
  prefix: { type: 'string', help: ['P', 'put P before each word; also --suffix S'] },
  suffix: { type: 'string' },
  'keep-only': {
    type: 'string',
    help: [
      'TEST',
      'remove all other words. TEST is text:T (the word contains T), wildcard:W (W is the whole word),',
      'regex:R, list:FILE (the word is a line of FILE), or has:digits, symbols, non-ascii or emoji',
    ],
  },
  remove: { type: 'string', help: ['TEST', 'remove the words that pass TEST'] },
  'ignore-case': {
    type: 'boolean',
    help: ['', 'after --replace, --keep-only and --remove: ignore case there'],
  },
  'min-length': {
    type: 'string',
    help: ['N', 'remove words with fewer than N characters; also --max-length, --min-words and --max-words'],
  },
  'max-length': { type: 'string' },
  'min-words': { type: 'string' },
  'max-words': { type: 'string' },
  split: {
    type: 'string',
    help: ['S', 'make a word of each part between S; --part N after it keeps only part N, counted from 1'],
  },
  part: { type: 'string' },
  'strip-punctuation': {
    type: 'boolean',
    step: 'strip-punctuation',
    help: ['', 'no punctuation; an apostrophe or a hyphen between letters stays'],
  },
  normalize: { type: 'string', help: ['FORM', 'a form of Unicode: NFC, NFD, NFKC or NFKD'] },
  ascii: {
    type: 'boolean',
    step: 'transliterate',
    help: ['', 'write other letters with those of ASCII, such as Koln for Köln'],
  },
  extract: {
    type: 'string',
    help: ['WHAT', 'urls, emails, hashtags or numbers, instead of the words that contain them'],
  },
  chain: { type: 'string', help: ['FILE', 'the steps of FILE, at this place'] },
} as const satisfies Readonly<Record<string, StepOptionEntry>>

const DETAILS = ['survivor', 'part', 'seed', 'ignore-case'] as const
export type DetailOption = (typeof DETAILS)[number]
export type StepOption = Exclude<keyof typeof STEP_OPTIONS, DetailOption | 'chain'>

export function isDetail(name: string): name is DetailOption {
  return DETAILS.some((detail) => detail === name)
}

export function isStep(name: string): name is StepOption {
  return Object.hasOwn(STEP_OPTIONS, name) && !isDetail(name) && name !== 'chain'
}

export async function toStep(option: StepOption, value: string, lists: FileReading): Promise<StepDraft> {
  switch (option) {
    case 'case':
      return { kind: 'case', to: value }
    case 'unique':
      return { kind: 'remove-duplicates', ignoring: toDifferences(value) }
    case 'sort': {
      const [by = '', direction] = value.split(':')
      if (direction !== undefined && direction !== 'down') throw new UsageError(T.noDirection(value))
      return { kind: 'sort', by, ...(direction === 'down' && { isDescending: true }) }
    }
    case 'replace':
      return toReplacement(option, 'text', value)
    case 'replace-wildcard':
      return toReplacement(option, 'wildcard', value)
    case 'replace-regex':
      return toReplacement(option, 'regex', value)
    case 'prefix':
    case 'suffix':
      return { kind: 'affix', [option]: value }
    case 'keep-only':
      return { kind: 'keep', test: await toTest(option, value, lists) }
    case 'remove':
      return { kind: 'remove', test: await toTest(option, value, lists) }
    case 'min-length':
    case 'max-length':
    case 'min-words':
    case 'max-words': {
      const unit = option.endsWith('words') ? 'words' : 'characters'
      const limit = option.startsWith('min') ? 'least' : 'most'
      return { kind: 'keep', test: { kind: 'length', unit, [limit]: toWholeNumber(option, value) } }
    }
    case 'split':
      return { kind: 'split', separator: value }
    case 'normalize':
      return { kind: 'normalize', form: value.toUpperCase() }
    case 'extract':
      return { kind: 'extract', what: value }
    default:
      return { kind: STEP_OPTIONS[option].step }
  }
}

/** @throws {UsageError} if the step has no such detail. */
export function withDetail(step: StepDraft | undefined, option: DetailOption, value: string): StepDraft {
  if (option === 'survivor' && step?.['kind'] === 'remove-duplicates') return { ...step, keep: value }
  if (option === 'part' && step?.['kind'] === 'split') return { ...step, part: toWholeNumber(option, value) }
  if (option === 'seed' && step?.['kind'] === 'sort') return { ...step, seed: value }
  if (option === 'ignore-case') {
    const test = step?.['test']
    if (hasPattern(step)) return { ...step, pattern: { ...step.pattern, ignoresCase: true } }
    if (hasPattern(test))
      return { ...step, test: { ...test, pattern: { ...test.pattern, ignoresCase: true } } }
    if (isList(test)) return { ...step, test: { ...test, ignoring: ['case'] } }
  }
  throw new UsageError(T.noStepBefore(option, PLACES[option]))
}

const PLACES: Readonly<Record<DetailOption, string>> = {
  survivor: '--unique',
  part: '--split',
  seed: '--sort random',
  'ignore-case': '--replace, --remove or --keep-only',
}

function hasPattern(draft: unknown): draft is { readonly pattern: StepDraft } {
  return typeof draft === 'object' && draft !== null && 'pattern' in draft
}

function isList(draft: unknown): draft is StepDraft {
  return typeof draft === 'object' && draft !== null && 'words' in draft
}

/** @example toDifferences('case,order') // ['case', 'order'] */
function toDifferences(value: string): readonly string[] {
  return value === 'exact' ? [] : value.split(',').map((name) => name.trim())
}

/** Reads `/find/replacement/` with any character instead of the slash. */
function toReplacement(option: string, syntax: string, value: string): StepDraft {
  const [first] = value
  const parts = first === undefined ? [] : value.split(first)
  const [, text = '', by = '', rest] = parts
  if (parts.length !== 4 || rest !== '' || text === '') throw new UsageError(T.noReplacement(option, value))
  return { kind: 'replace', pattern: { syntax, text }, by }
}

async function toTest(option: string, value: string, lists: FileReading): Promise<StepDraft> {
  const [, kind = '', text = ''] = /^([a-z]+):(.+)$/su.exec(value) ?? []
  switch (kind) {
    case 'text':
    case 'wildcard':
    case 'regex':
      return { kind: 'pattern', pattern: { syntax: kind, text } }
    case 'list':
      return { kind: 'list', words: (await readWords(text, lists)).join('\n') }
    case 'has':
      return { kind: 'characters', of: text }
    default:
      throw new UsageError(T.noTest(option, value))
  }
}

function toWholeNumber(option: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new UsageError(T.noNumber(option, value))
  return Number(value)
}
