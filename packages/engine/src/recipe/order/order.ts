import { countWhile } from '../../count-while.ts'
import { createNumberShuffle, createShuffle, type NumberShuffle } from '../../order/shuffle.ts'
import { RecipeError } from '../recipe-error.ts'
import type { OrderedNumbers, RowOrder, Sections } from './rows-in-order.ts'
import { type EachSample, sampleEach } from './sample-each.ts'

export interface Order {
  /** Chooses few rows in which each two or three words meet that can. */
  readonly covering?: { readonly strength: 2 | 3; readonly seed: string }
  /** Chooses this many rows at random, without repeats. All rows, if there are fewer. */
  readonly sample?: { readonly count: number; readonly seed: string }
  readonly each?: EachSample
  /** Puts the rows in a random order that depends only on the seed and on their number. */
  readonly shuffle?: string
}

/** A sample is stored, at 8 bytes a row. */
export const MAX_SAMPLED = 10_000_000

/** Choosing rows for each word takes about as long as that many rows of a sample. */
const DRAWN_PER_CHOSEN = 10

/** `null`: nested loops. `restrict`: see `sampleEach`. @throws {RecipeError} if a sample can't be stored or taken. */
export function toOrder(
  { covering, sample, each, shuffle }: Order,
  restrict: ((column: number, words: ReadonlySet<string>) => Sections) | null,
  maxSampled = MAX_SAMPLED,
): ((all: Sections) => RowOrder) | null {
  if ([covering, sample, each].filter((choice) => choice !== undefined).length > 1)
    throw new RecipeError('A sample of a sample, or of all pairs, is not possible. Choose one of them.', {
      part: 'order',
    })
  if (sample !== undefined) checkCount(sample.count, maxSampled)
  if (sample === undefined && each === undefined && shuffle === undefined) return null
  function choose(all: Sections, size: bigint): RowOrder {
    if (sample !== undefined) return sampleRows(size, sample)
    if (each === undefined) return allRows(size)
    const restrictColumn = restrict && ((words: ReadonlySet<string>) => restrict(each.column, words))
    return chosenRows(size, sampleEach(each, all, restrictColumn, maxSampled / DRAWN_PER_CHOSEN))
  }
  return (all) => {
    const chosen = choose(all, all.ends.at(-1) ?? 0n)
    return shuffle === undefined ? chosen : shuffleRows(chosen, shuffle)
  }
}

function checkCount(count: number, most: number): void {
  if (!Number.isSafeInteger(count) || count < 1 || count > most)
    throw new RecipeError(
      `A sample has 1 to ${most.toLocaleString('en')} rows, not ${count}. To take all rows in random order, shuffle them.`,
      { part: 'order' },
    )
}

function allRows(size: bigint): RowOrder {
  return {
    size,
    indexAt: (place) => place,
    numbers: isSmall(size) ? oneByOne((place) => place) : null,
    placeOf: (index) => index,
  }
}

function sampleRows(size: bigint, { count, seed }: NonNullable<Order['sample']>): RowOrder {
  if (BigInt(count) >= size) return allRows(size)
  const { at } = createShuffle(size, seed)
  const indexes = size <= 2n ** 64n ? new BigUint64Array(count) : new Array<bigint>(count).fill(0n)
  for (let place = 0; place < count; place++) indexes[place] = at(BigInt(place))
  if (indexes instanceof BigUint64Array) indexes.sort()
  else indexes.sort((a, b) => (a < b ? -1 : 1))
  return chosenRows(size, indexes)
}

function chosenRows(size: bigint, indexes: ArrayLike<bigint>): RowOrder {
  return {
    size: BigInt(indexes.length),
    indexAt: (place) => indexes[Number(place)] ?? 0n,
    numbers: isSmall(size) ? oneByOne((place) => Number(indexes[place] ?? 0n)) : null,
    placeOf(index) {
      const place = countWhile(indexes.length, (i) => (indexes[i] ?? 0n) < index)
      return indexes[place] === index ? BigInt(place) : null
    },
  }
}

function shuffleRows(rows: RowOrder, seed: string): RowOrder {
  const shuffle = createShuffle(rows.size, seed)
  return {
    size: rows.size,
    indexAt: (place) => rows.indexAt(shuffle.at(place)),
    numbers: rows.numbers && shuffleNumbers(rows.numbers, createNumberShuffle(Number(rows.size), seed)),
    placeOf(index) {
      const place = rows.placeOf(index)
      return place === null ? null : shuffle.placeOf(place)
    },
  }
}

function oneByOne(at: (place: number) => number): OrderedNumbers {
  return {
    at,
    fill(from, indexes) {
      for (let i = 0; i < indexes.length; i++) indexes[i] = at(from + i)
    },
  }
}

function shuffleNumbers(numbers: OrderedNumbers, shuffle: NumberShuffle): OrderedNumbers {
  return {
    at: (place) => numbers.at(shuffle.at(place)),
    fill(from, indexes) {
      shuffle.fill(from, indexes)
      for (let i = 0; i < indexes.length; i++) indexes[i] = numbers.at(indexes[i] ?? 0)
    },
  }
}

function isSmall(size: bigint): boolean {
  return size <= Number.MAX_SAFE_INTEGER
}
