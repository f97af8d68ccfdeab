import type { TextMap } from '../bytes/map-bytes.ts'
import { toStrings, WordBytes, type Words } from '../bytes/word-bytes.ts'
import { numberWords } from '../bytes/word-numbers.ts'

export interface ListCounts {
  readonly words: number
  /** Words that aren't the same as an earlier one of the list. */
  readonly different: number
  readonly onlyHere: number
}

export type SetOperation =
  | { readonly kind: 'union' }
  | { readonly kind: 'intersection' }
  /** Words that only one list has. With two lists, this is their symmetric difference. */
  | { readonly kind: 'only-in-one' }
  /** Words that only this list has, counted from 0: what is new in it, or its difference from all others. */
  | { readonly kind: 'only-in'; readonly list: number }

export interface Comparison {
  readonly lists: readonly ListCounts[]
  readonly union: number
  readonly intersection: number
  readonly onlyInOne: number
  /** Each word once, as it reads where it comes first, in the order of the lists. */
  read(operation: SetOperation): readonly string[]
  /** The same words by the list they come from. Lists of bytes stay bytes. */
  select(operation: SetOperation): readonly Words[]
}

const NONE = 0xffff_ffff

/**
 * Compares any number of lists. `toKey` makes the same key of words that are the same; see `loadNearKey`.
 *
 * @example compareLists([['red', 'blue'], ['blue']], (word) => word).intersection // 1
 */
export function compareLists(lists: readonly Words[], toKey: TextMap): Comparison {
  const { lists: numbers, size: union } = numberWords(lists, toKey)
  const firstList = new Uint32Array(union)
  const firstPlace = new Uint32Array(union)
  const listCount = new Uint32Array(union)
  const lastList = new Uint32Array(union).fill(NONE)
  const different = numbers.map((entries, list) => {
    let count = 0
    for (let place = 0; place < entries.length; place++) {
      const entry = entries[place] ?? 0
      if (lastList[entry] === list) continue
      if (lastList[entry] === NONE) {
        firstList[entry] = list
        firstPlace[entry] = place
      }
      lastList[entry] = list
      listCount[entry] = (listCount[entry] ?? 0) + 1
      count++
    }
    return count
  })
  const onlyHere = lists.map(() => 0)
  let intersection = 0
  for (let entry = 0; entry < union; entry++) {
    const list = firstList[entry] ?? 0
    if (listCount[entry] === 1) onlyHere[list] = (onlyHere[list] ?? 0) + 1
    if (listCount[entry] === lists.length) intersection++
  }

  const select = (operation: SetOperation): readonly Words[] => {
    const isRead = lists.map(({ length }) => new Uint8Array(length))
    for (let entry = 0; entry < union; entry++) {
      const list = firstList[entry] ?? 0
      const places = isRead[list]
      if (places !== undefined && isIn(operation, list, listCount[entry] ?? 0, lists.length))
        places[firstPlace[entry] ?? 0] = 1
    }
    return lists.map((words, list) => keepPlaces(words, isRead[list] ?? new Uint8Array(0)))
  }
  return {
    lists: lists.map(({ length }, i) => ({
      words: length,
      different: different[i] ?? 0,
      onlyHere: onlyHere[i] ?? 0,
    })),
    union,
    intersection,
    onlyInOne: onlyHere.reduce((sum, count) => sum + count, 0),
    select,
    read: (operation) => select(operation).flatMap(toStrings),
  }
}

function keepPlaces(words: Words, isKept: Uint8Array): Words {
  return words instanceof WordBytes
    ? words.filter((place) => isKept[place] === 1)
    : words.filter((_, place) => isKept[place] === 1)
}

function isIn(operation: SetOperation, firstList: number, count: number, lists: number): boolean {
  switch (operation.kind) {
    case 'union':
      return true
    case 'intersection':
      return count === lists
    case 'only-in-one':
      return count === 1
    case 'only-in':
      return count === 1 && firstList === operation.list
  }
}
