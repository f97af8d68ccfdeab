import type { Input } from '../inputs.ts'
import { createDice, inflectedWords } from '../words.ts'

/** A row may not have word `i` of column `a` together with word `j` of column `b`. */
export type Pair = readonly [a: number, i: number, b: number, j: number]

export interface RuledInput extends Input {
  readonly most: number
  readonly excluded: readonly Pair[]
  readonly noWordTwice: boolean
}

export function columnsOf(count: number, words: number): string[][] {
  return Array.from({ length: count }, (_, k) => inflectedWords(words, 1000 * words + k))
}

export function randomPairs(count: number, columns: readonly (readonly string[])[]): Pair[] {
  const dice = createDice(5)
  return Array.from({ length: count }, () => {
    const a = dice(columns.length - 1)
    const b = a + 1 + dice(columns.length - a - 1)
    return [a, dice(columns[a]?.length ?? 1), b, dice(columns[b]?.length ?? 1)]
  })
}

const columns = columnsOf(3, 215)
const PLAIN = { columns, separator: ' ', unique: false, limit: 0 }
const HALF = 20

export const UNRULED: Input = { ...PLAIN, name: '3 x 215 words without rules' }
export const BY_LENGTH: RuledInput = {
  ...PLAIN,
  name: `3 x 215 words, at most ${HALF} characters`,
  most: HALF,
  excluded: [],
  noWordTwice: false,
}
export const ALL_RULES: RuledInput = {
  ...PLAIN,
  name: `3 x 215 words, at most ${HALF} characters, 500 excluded pairs, no word twice`,
  most: HALF,
  excluded: randomPairs(500, columns),
  noWordTwice: true,
}
