import { ambiguousWords, dictionaryWords, inflectedWords, mixedScriptWords } from './words.ts'

export interface Input {
  readonly name: string
  readonly columns: readonly (readonly string[])[]
  readonly separator: string
  readonly unique: boolean
  readonly limit: number
}

function columns(count: number, words: number, make: (count: number, seed: number) => string[]): string[][] {
  return Array.from({ length: count }, (_, k) => make(words, 1000 * words + k))
}

const PLAIN = { separator: ' ', unique: false, limit: 0 }
const DISTINCT = { separator: '', unique: true, limit: 0 }

export const FEW_DUPLICATES: Input = {
  ...DISTINCT,
  name: '3 x 215 words, no separator, few duplicates, removed',
  columns: columns(3, 215, inflectedWords),
}

export const INPUTS: readonly Input[] = [
  { ...PLAIN, name: '3 x 215 words', columns: columns(3, 215, dictionaryWords) },
  { ...PLAIN, name: '6 x 15 words', columns: columns(6, 15, dictionaryWords) },
  { ...PLAIN, name: '2 x 3000 words of mixed scripts', columns: columns(2, 3000, mixedScriptWords) },
  {
    ...PLAIN,
    name: '3 x 1000 words, the first 30,000,000 rows',
    columns: columns(3, 1000, dictionaryWords),
    limit: 30_000_000,
  },
  FEW_DUPLICATES,
  {
    ...DISTINCT,
    name: '3 x 215 words over two letters, no separator, duplicates removed',
    columns: columns(3, 215, ambiguousWords),
  },
]
