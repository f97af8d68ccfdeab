import { count } from '../texts.ts'

export const COMPARE_TEXTS = {
  fewFiles: 'Name at least two files with words. One of them may be - for standard input.',
  inputTwice: 'Standard input can be read only once. Use - for only one file.',
  oneOperation: 'Choose one of --union, --intersection, --difference, --symmetric-difference and --new.',
  noDifference: (known: readonly string[], text: string) =>
    `--ignoring takes ${known.join(', ')}, not '${text}'.`,
  list: (file: string, words: number, different: number, onlyHere: number) =>
    `${file}: ${count(words)} words, ${count(different)} different, ${count(onlyHere)} only here`,
  summary: (union: number, intersection: number, onlyInOne: number) =>
    `${count(union)} different words in any file, ${count(intersection)} in all files, ${count(onlyInOne)} in only one file`,
} as const

export const COUNT_HEADINGS = {
  list: 'List',
  words: 'Words',
  different: 'Different words',
  onlyHere: 'Only here',
} as const

export const WORD_HEADINGS = { word: 'Word' } as const
