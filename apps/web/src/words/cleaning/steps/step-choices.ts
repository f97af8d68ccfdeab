import type { CleaningStep } from '@wordloom/lists'
import { STEP_TEXTS as T } from '../texts.ts'

interface StepChoice {
  readonly label: string
  readonly blank: CleaningStep
}

const NO_PATTERN = { syntax: 'text', text: '' } as const

export const STEP_CHOICES: readonly { readonly group: string; readonly steps: readonly StepChoice[] }[] = [
  {
    group: T.groups.tidy,
    steps: [
      { label: T.titles.trim, blank: { kind: 'trim' } },
      { label: T.titles['remove-empty'], blank: { kind: 'remove-empty' } },
      { label: T.titles.case, blank: { kind: 'case', to: 'lower' } },
      { label: T.titles['strip-punctuation'], blank: { kind: 'strip-punctuation' } },
      { label: T.titles.normalize, blank: { kind: 'normalize', form: 'NFC' } },
      { label: T.titles.transliterate, blank: { kind: 'transliterate' } },
    ],
  },
  {
    group: T.groups.order,
    steps: [
      {
        label: T.titles['remove-duplicates'],
        blank: { kind: 'remove-duplicates', keep: 'first', ignoring: ['case'] },
      },
      { label: T.titles.sort, blank: { kind: 'sort', by: 'name' } },
    ],
  },
  {
    group: T.groups.change,
    steps: [
      { label: T.titles.replace, blank: { kind: 'replace', pattern: NO_PATTERN, by: '' } },
      { label: T.titles.affix, blank: { kind: 'affix', prefix: '', suffix: '' } },
    ],
  },
  {
    group: T.groups.choose,
    steps: [
      { label: T.titles.remove, blank: { kind: 'remove', test: { kind: 'pattern', pattern: NO_PATTERN } } },
      { label: T.titles.keep, blank: { kind: 'keep', test: { kind: 'pattern', pattern: NO_PATTERN } } },
    ],
  },
  {
    group: T.groups.parts,
    steps: [
      { label: T.titles.split, blank: { kind: 'split', separator: ',' } },
      { label: T.titles.extract, blank: { kind: 'extract', what: 'emails' } },
    ],
  },
]

export const FIRST_STEPS: readonly CleaningStep[] = [
  { kind: 'trim' },
  { kind: 'remove-empty' },
  { kind: 'remove-duplicates', keep: 'first', ignoring: ['case'] },
]

/** A step without its texts changes nothing yet. */
export function isComplete(step: CleaningStep): boolean {
  switch (step.kind) {
    case 'replace':
      return step.pattern.text !== ''
    case 'split':
      return step.separator !== ''
    case 'affix':
      return step.prefix !== '' || step.suffix !== ''
    case 'keep':
    case 'remove': {
      const { test } = step
      if (test.kind === 'pattern') return test.pattern.text !== ''
      if (test.kind === 'list') return test.words !== ''
      return test.kind !== 'length' || test.least !== undefined || test.most !== undefined
    }
    default:
      return true
  }
}
