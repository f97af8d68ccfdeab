import { createShuffle } from '../../order/shuffle.ts'
import { type Layout, wordOf } from '../layout.ts'
import { RecipeError } from '../recipe-error.ts'
import { locate, type Sections } from './rows-in-order.ts'

/** Chooses this many rows at random for each word of a column, or all of its rows if there are fewer. */
export interface EachSample {
  readonly column: number
  readonly count: number
  readonly seed: string
}

const MAX_CHOSEN = 1_000_000

/** With this many draws per missing row, a word with an average share of the rows gets all of its rows. */
const DRAWS = 8

/**
 * Returns the indexes of the chosen rows, ascending. Rows without the column are never chosen.
 *
 * Draws rows at random until each word has enough. Rare words would take too many draws, so the next round draws only
 * from the rows of the words that still miss some: `restrict` returns the same sections with only these words in
 * the column, or is `null` if the rows are few enough to draw all of them.
 *
 * @throws {RecipeError} if there is no such column, or the rows would be too many.
 */
export function sampleEach(
  { column, count, seed }: EachSample,
  all: Sections,
  restrict: ((words: ReadonlySet<string>) => Sections) | null,
  most = MAX_CHOSEN,
): readonly bigint[] {
  const missing = new Map<string, number>()
  for (const { layout } of all.sections) {
    for (const word of wordsOf(layout, column)) missing.set(word, count)
  }
  if (missing.size === 0 && all.sections.length > 0)
    throw new RecipeError(`No row has a word of column ${column + 1}, so there is nothing to choose by.`, {
      part: 'order',
    })
  checkSize(missing.size, count, most)
  const chosen = new Set<bigint>()
  for (let round = 0; missing.size > 0; round++) {
    const words = new Set(missing.keys())
    const drawn = round === 0 || restrict === null ? all : restrict(words)
    const items = drawn.sections.map(({ layout }, i) =>
      toWholeItems(layout, all.sections[i]?.layout, column, words),
    )
    const size = drawn.ends.at(-1) ?? 0n
    const draws = restrict === null ? size : least(size, BigInt(DRAWS * 2 ** round * words.size * count))
    const shuffle = createShuffle(size, `${seed} ${round}`)
    for (let draw = 0n; draw < draws && missing.size > 0; draw++) {
      const { number, rank } = locate(drawn, shuffle.at(draw))
      const own = drawn.sections[number]
      const whole = all.sections[number]
      if (own === undefined || whole === undefined) continue
      const found = own.itemsAt(rank)
      const word = wordOf(own.layout, found, column)
      const rest = word === null ? undefined : missing.get(word)
      if (word === null || rest === undefined) continue
      const index = (all.ends[number] ?? 0n) - whole.size + whole.find(items[number]?.(found) ?? found).rank
      if (chosen.has(index)) continue
      chosen.add(index)
      if (rest > 1) missing.set(word, rest - 1)
      else missing.delete(word)
    }
    if (draws === size) break
  }
  return [...chosen].sort((a, b) => (a < b ? -1 : 1))
}

function checkSize(words: number, count: number, most: number): void {
  if (!Number.isSafeInteger(count) || count < 1)
    throw new RecipeError(`A sample for each word has at least 1 row of it, not ${count}.`, { part: 'order' })
  if (words * count > most)
    throw new RecipeError(
      `A sample for each word has at most ${most.toLocaleString('en')} rows. These would be ${(words * count).toLocaleString('en')}.`,
      { part: 'order' },
    )
}

function wordsOf({ factors }: Layout, column: number): readonly string[] {
  return factors.find(({ words }) => words.has(column))?.words.get(column) ?? []
}

function toWholeItems(
  { factors }: Layout,
  whole: Layout | undefined,
  column: number,
  words: ReadonlySet<string>,
): (items: readonly number[]) => readonly number[] {
  const factor = factors.findIndex((each) => each.words.has(column))
  const all = whole === undefined ? [] : wordsOf(whole, column)
  if (factor === -1 || all.length === factors[factor]?.count) return (items) => items
  const kept = [...all.keys()].filter((item) => words.has(all[item] ?? ''))
  return (items) => items.map((item, f) => (f === factor ? (kept[item] ?? 0) : item))
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
