import { KeyNumbers } from '../near/key-numbers.ts'

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
}

const NONE = 0xffff_ffff

/**
 * Compares any number of lists. `toKey` makes the same key of words that are the same; see `loadNearKey`.
 *
 * @example compareLists([['red', 'blue'], ['blue']], (word) => word).intersection // 1
 */
export function compareLists(
  lists: readonly (readonly string[])[],
  toKey: (word: string) => string,
): Comparison {
  const most = lists.reduce((sum, { length }) => sum + length, 0)
  const keys = new KeyNumbers()
  const firstList = new Uint32Array(most)
  const firstPlace = new Uint32Array(most)
  const listCount = new Uint32Array(most)
  const lastList = new Uint32Array(most).fill(NONE)
  const different = lists.map((words, list) => {
    let count = 0
    for (let place = 0; place < words.length; place++) {
      const known = keys.size
      const entry = keys.numberOf(toKey(words[place] ?? ''))
      if (entry === known) {
        firstList[entry] = list
        firstPlace[entry] = place
      }
      if (lastList[entry] === list) continue
      lastList[entry] = list
      listCount[entry] = (listCount[entry] ?? 0) + 1
      count++
    }
    return count
  })
  const union = keys.size
  const onlyHere = lists.map(() => 0)
  let intersection = 0
  for (let entry = 0; entry < union; entry++) {
    const list = firstList[entry] ?? 0
    if (listCount[entry] === 1) onlyHere[list] = (onlyHere[list] ?? 0) + 1
    if (listCount[entry] === lists.length) intersection++
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
    read(operation) {
      const words: string[] = []
      for (let entry = 0; entry < union; entry++) {
        const list = firstList[entry] ?? 0
        if (isIn(operation, list, listCount[entry] ?? 0, lists.length))
          words.push(lists[list]?.[firstPlace[entry] ?? 0] ?? '')
      }
      return words
    },
  }
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
