import type { CompiledRules } from '../rules/compiled-rules.ts'
import { createRowTest } from '../rules/row-test.ts'
import { type Layout, toItems, toPosition, toText } from './layout.ts'
import { walkAll } from './plain-section.ts'
import { createReadings, type Readings } from './readings.ts'
import type { RowSection, RowWalk } from './section.ts'

/** The kept rows of a layout, in order, from any position on. */
export interface RowSource {
  readonly layout: Layout
  walkFrom(position: bigint): RowWalk
}

export function createCountedSource(section: RowSection): RowSource {
  const { layout } = section
  return {
    layout,
    walkFrom: (position) => section.walk(position === 0n ? 0n : section.find(toItems(layout, position)).rank),
  }
}

/** Tests row by row. */
export function createTestedSource(layout: Layout, rules: CompiledRules): RowSource {
  const { keeps } = createRowTest(layout, rules)
  return {
    layout,
    walkFrom(position) {
      const walk = walkAll(layout, position)
      return filterWalk(walk, () => keeps(walk.items))
    },
  }
}

/** Keeps the first of equal rows of all sources. */
export function keepFirst(sources: readonly RowSource[], rules: CompiledRules): readonly RowSource[] {
  const readers = sources.map(({ layout }): Reader => {
    const { keeps } = createRowTest(layout, rules)
    return { layout, readings: createReadings(layout), keeps }
  })
  return sources.map(({ layout, walkFrom }, number) => ({
    layout,
    walkFrom(position) {
      const walk = walkFrom(position)
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
  for (const { readings, keeps } of readers.slice(0, number)) {
    for (const earlier of readings.of(text)) if (keeps(earlier)) return false
  }
  const position = toPosition(own.layout, items)
  for (const other of own.readings.of(text)) {
    if (toPosition(own.layout, other) < position && own.keeps(other)) return false
  }
  return true
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
