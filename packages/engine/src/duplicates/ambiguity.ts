import type { CountList } from '../count-list.ts'
import type { IntList } from '../int-list.ts'

/** Nothing but what lies in the columns to come decides which rows are duplicates. */
export const CLEAR = 0
/** Every row is a duplicate. */
export const DUPLICATE = -1

/**
 * What stands before a column once the columns before it are chosen, and which words lead to which state
 * after it. From the state `CLEAR` a word leads to the state `base[word]`; each other state lists the words
 * that lead elsewhere: its exceptions.
 */
export interface Level {
  readonly root: number
  readonly wordCount: number
  readonly next: Level | null
  readonly base: Int32Array
  /** The words with a base other than `CLEAR`, as exceptions to that. */
  readonly exceptions: Exceptions
  /** How many distinct rows there are below the state `CLEAR`. */
  readonly distinct: bigint
}

/** A range of the exceptions of an `Ambiguity`, ordered by word. */
export interface Exceptions {
  readonly from: number
  readonly to: number
  /** How many rows they remove in all. */
  readonly removed: bigint
}

/**
 * Where the rows of some grids have more than one reading: the subsets of readings that can be met while
 * choosing words from left to right (the subset construction of automata theory, restricted to readings that
 * come earlier in the order of rows), with the number of distinct rows below each.
 */
export interface Ambiguity {
  /** For each grid its levels, one a column of its core, and the state before the first. */
  readonly starts: readonly { readonly levels: readonly Level[]; readonly state: number }[]
  readonly states: readonly { readonly level: Level; readonly exceptions: Exceptions }[]
  readonly exceptionWord: IntList
  readonly exceptionState: IntList
  /** How many rows the exceptions before this one remove, within its range. */
  readonly removedBefore: CountList
}

/** The state after `word` is chosen at a level. */
export function step(ambiguity: Ambiguity, level: Level, state: number, word: number): number {
  if (state === DUPLICATE) return DUPLICATE
  if (state !== CLEAR) {
    const { from, to } = exceptionsOf(ambiguity, level, state)
    const found = firstException(ambiguity, from, to, word)
    if (found < to && ambiguity.exceptionWord.at(found) === word) return ambiguity.exceptionState.at(found)
  }
  return level.base[word] ?? CLEAR
}

/** How many distinct rows there are below a state. */
export function countBelow(ambiguity: Ambiguity, level: Level | null, state: number): bigint {
  if (state === DUPLICATE) return 0n
  if (level === null) return 1n
  return level.distinct - (state === CLEAR ? 0n : exceptionsOf(ambiguity, level, state).removed)
}

/** How many distinct rows below a state come before those that begin with `word`. */
export function countBefore(ambiguity: Ambiguity, level: Level, state: number, word: number): bigint {
  const below = countBelow(ambiguity, level.next, CLEAR)
  const kept = BigInt(word) * below - removedBefore(ambiguity, level.exceptions, word)
  return state === CLEAR ? kept : kept - removedBefore(ambiguity, exceptionsOf(ambiguity, level, state), word)
}

export function exceptionsOf(ambiguity: Ambiguity, level: Level, state: number): Exceptions {
  return ambiguity.states[state - 1]?.exceptions ?? level.exceptions
}

function removedBefore(ambiguity: Ambiguity, { from, to, removed }: Exceptions, word: number): bigint {
  const found = firstException(ambiguity, from, to, word)
  return found === to ? removed : ambiguity.removedBefore.at(found)
}

/** The first exception of a range whose word is at least `word`. */
function firstException({ exceptionWord }: Ambiguity, from: number, to: number, word: number): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (exceptionWord.at(middle) < word) low = middle + 1
    else high = middle
  }
  return low
}
