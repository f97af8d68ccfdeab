import type { StepGroup, StepReport } from '@wordloom/lists'
import { toCount, toNumber } from '#platform/format/numbers.ts'

const GROUPS: Readonly<Record<StepGroup, string>> = {
  tidy: 'Tidy up',
  order: 'Duplicates and order',
  change: 'Change',
  choose: 'Keep or remove',
  parts: 'Take apart',
}

export const STEP_TEXTS = {
  groups: GROUPS,
  steps: 'Steps',
  add: 'Add step',
  choose: 'Step to add',
  up: (title: string) => `Move up: ${title}`,
  down: (title: string) => `Move down: ${title}`,
  remove: (title: string) => `Remove step: ${title}`,
  incomplete: 'Fill in this step to see what it changes.',
  none: 'Add a step to clean the words.',
} as const

export const STEP_FIELD_TEXTS = {
  to: 'To',
  cases: {
    lower: 'lower case',
    upper: 'UPPER CASE',
    title: 'Title Case',
    sentence: 'Sentence case',
  },
  ignoring: 'Ignore differences in',
  differences: {
    case: 'Case (Red, red)',
    accents: 'Accents (café, cafe)',
    order: 'Word order (red shoes, shoes red)',
    endings: 'Endings (shoe, shoes; also run, running)',
    'stop-words': 'Stop words (the, for)',
  },
  language: 'Language',
  stays: 'Keep',
  survivors: {
    first: 'The first',
    last: 'The last',
    shortest: 'The shortest',
    longest: 'The longest',
  },
  by: 'By',
  sorts: { name: 'Name', length: 'Length', number: 'Number', random: 'Random order' },
  descending: 'Largest or last first',
  alphabet: 'Alphabet',
  seed: 'Seed',
  find: 'Find',
  replaceBy: 'Replace with',
  syntax: 'Find as',
  syntaxes: { text: 'Text', wildcard: 'Wildcard (* and ?)', regex: 'Regular expression' },
  ignoresCase: 'Ignore case',
  regexHelp: 'Groups are $1, $2 and so on. The syntax is RE2.',
  before: 'Before',
  after: 'After',
  words: 'Words that',
  tests: {
    pattern: 'contain or match',
    length: 'have a length',
    characters: 'contain characters',
    list: 'are in a list',
  },
  patternHelp: 'A wildcard matches the whole word.',
  unit: 'Counted in',
  units: { characters: 'Characters', words: 'Words' },
  least: 'At least',
  most: 'At most',
  of: 'Characters',
  characters: {
    digits: 'Digits',
    symbols: 'Symbols and punctuation',
    'non-ascii': 'Non-ASCII characters',
    emoji: 'Emoji',
  },
  list: 'List, one word per line',
  separator: 'Split at',
  part: 'Keep only part',
  partHelp: 'Counted from 1. Leave empty to turn each part into a word.',
  form: 'Form',
  what: 'Extract',
  extracts: { urls: 'URLs', emails: 'Email addresses', hashtags: 'Hashtags', numbers: 'Numbers' },
} as const

export const CLEANING_TEXTS = {
  result: 'Result',
  working: 'Cleaning…',
  counts: (before: number, after: number) =>
    before === after
      ? `${toCount(before, 'word')} before and after`
      : `${toCount(before, 'word')} become ${toNumber(after)}`,
  failed: "This didn't work. Reload the page and try again. If it keeps happening, please tell us.",
  firstWords: (shown: number) => `First ${toCount(shown, 'word')}`,
  empty: 'No words are left.',
  examples: 'Show what changes',
  becomes: 'becomes',
  removed: 'removed',
  stays: 'kept instead of',
  more: (count: number) => `and ${toNumber(count)} more`,
  moreGroups: (count: number) => `and ${toCount(count, 'more group')}`,
  sorted: 'Sorting only moves words.',
} as const

export const CHAIN_TEXTS = {
  recipes: 'Recipe',
  choose: 'Choose a recipe…',
  name: 'Recipe name',
  save: 'Save as recipe',
  saved: 'Recipe saved on this device',
  notSaved: 'The device has no room for this recipe. Download it instead.',
  remove: 'Delete recipe',
  removed: 'Recipe deleted',
  undo: 'Undo',
  download: 'Download recipe',
  open: 'Open recipe',
  fileName: 'wordloom-recipe.json',
  noChain: "This file isn't a recipe for cleaning.",
} as const

export const CLEAN_DIALOG_TEXTS = {
  open: 'Clean…',
  title: 'Clean Words',
  apply: 'Apply',
  applying: 'Applying…',
  applied: (before: number, after: number) => `${toCount(before, 'word')} cleaned, ${toNumber(after)} left.`,
  undo: 'Undo cleaning',
  redo: 'Clean again',
  undone: 'Your words are back to how they were.',
} as const

export function describeReport({ changed, removed, added, groupCount }: StepReport): string {
  const groups = groupCount === 0 ? '' : ` in ${toCount(groupCount, 'group')}`
  const parts = [
    ...(changed > 0 ? [`${toCount(changed, 'word')} changed`] : []),
    ...(removed > 0 ? [`${toCount(removed, 'word')} removed${groups}`] : []),
    ...(added > 0 ? [`${toCount(added, 'word')} added`] : []),
  ]
  return parts.length === 0 ? 'Changes nothing' : parts.join(', ')
}
