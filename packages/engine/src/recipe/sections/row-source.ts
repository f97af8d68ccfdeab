import type { CompiledRules } from '../../rules/compiled-rules.ts'
import { createPartialRowTest, type PartialRowTest } from '../../rules/partial-row-test.ts'
import { createRowTest } from '../../rules/row-test.ts'
import { type Layout, rowCount, toItems, toPosition, toText } from '../layout.ts'
import { createReadings, type Readings, TooManyReadings } from '../readings.ts'
import { RecipeError } from '../recipe-error.ts'
import { walkAll } from './plain-section.ts'
import type { RowSection, RowWalk } from './section.ts'

/** The kept rows of a layout, in order, from any position on. */
export interface RowSource {
  readonly layout: Layout
  walkFrom(position: bigint, end: bigint): RowWalk
}

/** In words compared with the text of one row, about 50 ms. */
const MAX_EFFORT = 500_000

export function createCountedSource(section: RowSection): RowSource {
  const { layout, size } = section
  const rows = rowCount(layout)

  function rankAt(position: bigint): bigint {
    if (position === 0n) return 0n
    return position < rows ? section.find(toItems(layout, position)).rank : size
  }

  return {
    layout,
    walkFrom(position, end) {
      const first = rankAt(position)
      return takeRows(section.walk(first), rankAt(end) - first)
    },
  }
}

/** In dropped rows in a row, before the walk tests whether more of them can be skipped. */
const MIN_BEFORE_SKIP = 2
const MAX_BEFORE_SKIP = 1024

export function createTestedSource(layout: Layout, rules: CompiledRules): RowSource {
  const { keeps } = createRowTest(layout, rules)
  let partialTest: PartialRowTest | null = null
  return {
    layout,
    walkFrom(position, end) {
      const items = new Int32Array(layout.factors.length)
      const walkUpToEnd = (from: bigint) => takeRows(walkAll(layout, from), end - from)
      let walk = walkUpToEnd(position)
      let beforeSkip = MIN_BEFORE_SKIP
      let dropped = 0
      return {
        items,
        next() {
          while (walk.next()) {
            if (keeps(walk.items)) {
              items.set(walk.items)
              dropped = 0
              return true
            }
            if (++dropped < beforeSkip) continue
            partialTest ??= createPartialRowTest(layout, rules)
            const next = endOfDropped(layout, partialTest, walk.items)
            beforeSkip = next === null ? Math.min(2 * beforeSkip, MAX_BEFORE_SKIP) : 1
            dropped = 0
            if (next !== null) walk = walkUpToEnd(next)
          }
          return false
        },
      }
    },
  }
}

/** Returns the position after all rows that begin with the same items and are dropped for them, if there are any. */
function endOfDropped(layout: Layout, { mayKeep }: PartialRowTest, items: ArrayLike<number>): bigint | null {
  const beginning = new Int32Array(items.length).fill(-1)
  for (let f = 0; f < items.length - 1; f++) {
    beginning[f] = items[f] ?? 0
    if (mayKeep(beginning)) continue
    const rows = layout.below[f + 1] ?? 1n
    return (toPosition(layout, items) / rows + 1n) * rows
  }
  return null
}

/** Keeps the first of equal rows of all sources. */
export function keepFirst(sources: readonly RowSource[], rules: CompiledRules): readonly RowSource[] {
  const readers = sources.map(({ layout }): Reader => {
    const { keeps } = createRowTest(layout, rules)
    return { layout, readings: createReadings(layout), keeps }
  })
  return sources.map(({ layout, walkFrom }, number) => ({
    layout,
    walkFrom(position, end) {
      const walk = walkFrom(position, end)
      return filterWalk(walk, () => isFirst(readers, number, walk.items))
    },
  }))
}

interface Reader {
  readonly layout: Layout
  readonly readings: Readings
  keeps(items: ArrayLike<number>): boolean
}

function isFirst(readers: readonly Reader[], number: number, items: ArrayLike<number>): boolean {
  const own = readers[number]
  if (own === undefined) return false
  const text = toText(own.layout, items)
  const position = toPosition(own.layout, items)
  const effort = { left: MAX_EFFORT }
  try {
    for (const { readings, keeps } of readers.slice(0, number)) {
      for (const earlier of readings.of(text, effort)) if (keeps(earlier)) return false
    }
    for (const other of own.readings.of(text, effort)) {
      if (toPosition(own.layout, other) < position && own.keeps(other)) return false
    }
    return true
  } catch (error) {
    if (!(error instanceof TooManyReadings)) throw error
    throw new RecipeError(
      'Too many words can make the same row. Put a separator between the words, or keep duplicates.',
      { part: 'columns' },
    )
  }
}

/** More than any number of rows that can be visited loses its last digits. */
function takeRows({ items, next }: RowWalk, count: bigint): RowWalk {
  let left = Number(count)
  return { items, next: () => left-- > 0 && next() }
}

function filterWalk({ items, next }: RowWalk, keeps: () => boolean): RowWalk {
  return {
    items,
    next() {
      while (next()) if (keeps()) return true
      return false
    },
  }
}
