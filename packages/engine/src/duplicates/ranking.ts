import { type Ambiguity, CLEAR, countBefore, countBelow, DUPLICATE, type Level, step } from './ambiguity.ts'

/**
 * `rankOf` turns a row into its number among the distinct rows, and `wordsAt` turns a number back into a row, without
 * listing the rows in between. The rows form a tree with one level per column and one branch per word. `countBefore`
 * tells how many distinct rows are in the branches before a word. Adding these counts on the way down gives the rank of
 * a row, and subtracting them leads to its row, like dividing an index into digits if all branches were equal.
 *
 * `state` is the state of the duplicate automaton (`ambiguity.ts`): it knows which rows below are duplicates.
 */

/** Returns the index of each column's word in the distinct row number `rank` below the state `start`. */
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

/** Counts the distinct rows before the row. The row itself can be a duplicate; then `isDistinct` is false. */
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

/** The last word with at most `rank` distinct rows before it. Words with only duplicates are skipped. */
function lastWordFrom(ambiguity: Ambiguity, level: Level, state: number, rank: bigint): number {
  // No word has more rows than `below`, so this is a lower bound, and often the answer.
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
