import { toCount, toNumber } from '#platform/format/numbers.ts'

export const COMPARISON_TEXTS = {
  list: (letter: string) => `List ${letter}`,
  placeholder: 'Paste a list here, one word per line',
  add: 'Add a list',
  remove: 'Remove the last list',
  example: 'Try an example',
  counts: 'Summary',
  headings: { list: 'List', words: 'Words', different: 'Unique', onlyHere: 'Only in this list' },
  summary: (union: number, intersection: number) =>
    `${toCount(union, 'unique word')} across all lists, ${toNumber(intersection)} in every list`,
  show: 'Show',
  operations: {
    union: 'All words',
    intersection: 'In every list',
    'only-in-one': 'In only one list',
  },
  onlyIn: (letter: string) => `Only in list ${letter}`,
  rows: (count: number) => toCount(count, 'word'),
  more: (count: number) => `and ${toNumber(count)} more`,
  none: 'No words.',
  empty: 'Paste words into two lists to see what they have in common.',
  working: 'Comparing…',
  listName: 'Compared words',
  fileName: 'compared-words.txt',
} as const

export const EXAMPLE_LISTS = [
  ['red shoes', 'blue boots', 'green hats', 'wool scarf'],
  ['Shoes red', 'blue boots', 'sandals'],
] as const
