import { type Ambiguity, CLEAR, countBefore, countBelow, DUPLICATE, type Level, step } from './ambiguity.ts'

/** The words of the distinct row with number `rank` below a state, from its level on. */
export function wordsAt(ambiguity: Ambiguity, first: Level | null, start: number, rank: bigint): number[] {
  const words: number[] = []
  let state = start
  let rest = rank
  for (let level = first; level !== null; level = level.next) {
    const word = lastWordFrom(ambiguity, level, state, rest)
    rest -= countBefore(ambiguity, level, state, word)
    state = step(ambiguity, level, state, word)
    words.push(word)
  }
  return words
}

/**
 * How many distinct rows below a state come before the row of these words, and whether that row is itself one
 * of them.
 */
export function rankOf(
  ambiguity: Ambiguity,
  first: Level | null,
  start: number,
  words: readonly number[],
): { readonly rank: bigint; readonly isDistinct: boolean } {
  let rank = 0n
  let state = start
  let level = first
  for (const word of words) {
    if (level === null || state === DUPLICATE) break
    rank += countBefore(ambiguity, level, state, word)
    state = step(ambiguity, level, state, word)
    level = level.next
  }
  return { rank, isDistinct: state !== DUPLICATE }
}

/** The last word before which at most `rank` rows come: the word of the row with that number. */
function lastWordFrom(ambiguity: Ambiguity, level: Level, state: number, rank: bigint): number {
  // Below a clear state most words keep as many rows: the quotient is a lower bound, often the answer.
  const below = countBelow(ambiguity, level.next, CLEAR)
  let low = Number(rank / below)
  let high = level.wordCount - 1
  while (low < high) {
    const middle = (low + high + 1) >>> 1
    if (countBefore(ambiguity, level, state, middle) <= rank) low = middle
    else high = middle - 1
  }
  return low
}
