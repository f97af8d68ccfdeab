import { type Ambiguity, CLEAR, countBefore, countBelow, DUPLICATE, type Level, step } from './ambiguity.ts'

/** Returns the words of the distinct row number `rank` below a state. */
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

function lastWordFrom(ambiguity: Ambiguity, level: Level, state: number, rank: bigint): number {
  // Most words keep the same number of rows, so the quotient is a lower bound and often the answer.
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
