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

interface RuledInputs {
  readonly unruled: Input
  readonly byLength: RuledInput
  readonly allRules: RuledInput
}

function ruledInputs(words: number, most: number): RuledInputs {
  const columns = columnsOf(3, words)
  const unruled = {
    columns,
    separator: ' ',
    unique: false,
    limit: 0,
    name: `3 x ${words} words without rules`,
  }
  const name = `3 x ${words} words, at most ${most} characters`
  return {
    unruled,
    byLength: { ...unruled, name, most, excluded: [], noWordTwice: false },
    allRules: {
      ...unruled,
      name: `${name}, 500 excluded pairs, no word twice`,
      most,
      excluded: randomPairs(500, columns),
      noWordTwice: true,
    },
  }
}

/** The first is so small that half of the time goes into starting and compiling. */
export const RULED: readonly RuledInputs[] = [ruledInputs(215, 20), ruledInputs(450, 21)]
