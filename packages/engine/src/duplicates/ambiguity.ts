import type { CountList } from '../count-list.ts'
import type { IntList } from '../int-list.ts'

/** The words chosen so far make no row a duplicate; only later columns can. */
export const CLEAR = 0
/** Every row below this state is a duplicate. */
export const DUPLICATE = -1

/** From `CLEAR`, a word leads to `base[word]`. Other states store the words that lead elsewhere. */
export interface Level {
  readonly root: number
  readonly wordCount: number
  readonly next: Level | null
  readonly base: Int32Array
  readonly exceptions: Exceptions
  readonly distinct: bigint
}

export interface Exceptions {
  readonly from: number
  readonly to: number
  readonly removed: bigint
}

/** An automaton by subset construction: a state is a set of earlier rows that spell the same text so far. */
export interface Ambiguity {
  /** One entry per grid: a level per column of its core, and the initial state. */
  readonly starts: readonly { readonly levels: readonly Level[]; readonly state: number }[]
  readonly states: readonly { readonly level: Level; readonly exceptions: Exceptions }[]
  readonly exceptionWord: IntList
  readonly exceptionState: IntList
  /** The number of rows removed by the earlier exceptions of the same range. */
  readonly removedBefore: CountList
}

export function step(ambiguity: Ambiguity, level: Level, state: number, word: number): number {
  if (state === DUPLICATE) return DUPLICATE
  if (state !== CLEAR) {
    const { from, to } = exceptionsOf(ambiguity, level, state)
    const found = firstException(ambiguity, from, to, word)
    if (found < to && ambiguity.exceptionWord.at(found) === word) return ambiguity.exceptionState.at(found)
  }
  return level.base[word] ?? CLEAR
}

export function countBelow(ambiguity: Ambiguity, level: Level | null, state: number): bigint {
  if (state === DUPLICATE) return 0n
  if (level === null) return 1n
  return level.distinct - (state === CLEAR ? 0n : exceptionsOf(ambiguity, level, state).removed)
}

/** Counts the distinct rows below a state that come before those starting with `word`. */
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
