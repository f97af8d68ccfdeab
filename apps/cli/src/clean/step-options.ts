import { readWords } from '../input/read-file.ts'
import type { FileReading } from '../input/reading-options.ts'
import { UsageError } from '../usage-error.ts'
import { CLEAN_TEXTS as T } from './texts.ts'

/** Not yet parsed by the contract. */
type StepDraft = Readonly<Record<string, unknown>>

const TEXT = { type: 'string' } as const
const SWITCH = { type: 'boolean' } as const

export const STEP_OPTIONS = {
  trim: SWITCH,
  'no-empty': SWITCH,
  case: TEXT,
  unique: TEXT,
  sort: TEXT,
  replace: TEXT,
  'replace-wildcard': TEXT,
  'replace-regex': TEXT,
  prefix: TEXT,
  suffix: TEXT,
  'keep-only': TEXT,
  remove: TEXT,
  'min-length': TEXT,
  'max-length': TEXT,
  'min-words': TEXT,
  'max-words': TEXT,
  split: TEXT,
  'strip-punctuation': SWITCH,
  normalize: TEXT,
  ascii: SWITCH,
  extract: TEXT,
} as const
export type StepOption = keyof typeof STEP_OPTIONS

export const DETAIL_OPTIONS = { survivor: TEXT, part: TEXT, seed: TEXT, 'ignore-case': SWITCH } as const
export type DetailOption = keyof typeof DETAIL_OPTIONS

export async function toStep(option: StepOption, value: string, lists: FileReading): Promise<StepDraft> {
  switch (option) {
    case 'trim':
    case 'strip-punctuation':
      return { kind: option }
    case 'no-empty':
      return { kind: 'remove-empty' }
    case 'ascii':
      return { kind: 'transliterate' }
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
