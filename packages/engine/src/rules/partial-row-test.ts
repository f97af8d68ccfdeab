import type { Layout } from '../recipe/layout.ts'
import type { CompiledRules, LengthLimit } from './compiled-rules.ts'
import { type Condition, columnsOf } from './conditions/condition.ts'
import { mayHold } from './conditions/may-hold.ts'
import { createRowTest } from './row-test.ts'
import { type RowTokens, rowTokens } from './row-tokens.ts'

/** Tests rows of which some factors have no item yet: those have -1. */
export interface PartialRowTest {
  /** False only if no kept row has these items. Decides every complete row. */
  mayKeep(items: ArrayLike<number>): boolean
  /** Sets the rating of each item to -1 that no kept row has beside these items. It needn't find all of them. */
  forbid(items: ArrayLike<number>, factor: number, ratings: Float64Array): void
}

type Test = (items: ArrayLike<number>) => boolean

/** Sees most that conditions, lengths and repeated words refuse before a row is complete. */
export function createPartialRowTest(layout: Layout, rules: CompiledRules): PartialRowTest {
  const { keeps } = createRowTest(layout, { ...rules, conditions: [] })
  const tokens = rowTokens(layout)
  const lengths = rules.limits
    .filter(({ unit, at }) => at === undefined && (unit !== 'words' || tokens !== null))
    .map((limit) => new LengthTest(layout, tokens, limit))
  const tests = [
    conditionTest(layout, rules.conditions),
    ...(rules.noWordTwice && tokens !== null ? [tokenTest(layout, tokens)] : []),
  ]
  return {
    mayKeep(items) {
      if (!lengths.every((test) => test.mayKeep(items)) || !tests.every((test) => test(items))) return false
      return layout.factors.some((_, factor) => (items[factor] ?? -1) < 0) || keeps(items)
    },
    forbid(items, factor, ratings) {
      for (const test of lengths) test.forbid(items, factor, ratings)
    },
  }
}

function conditionTest({ factors }: Layout, conditions: readonly Condition[]): Test {
  const placeByColumn = new Map<number, readonly [factor: number, words: readonly string[]]>()
  factors.forEach(({ words }, factor) => {
    for (const [column, list] of words) placeByColumn.set(column, [factor, list])
  })
  const isMet = (condition: Condition, items: ArrayLike<number>) =>
    mayHold(condition, (column) => {
      const place = placeByColumn.get(column)
      if (place === undefined) return null
      const item = items[place[0]] ?? -1
      return item < 0 ? undefined : (place[1][item] ?? null)
    })

  if (conditions.some((condition) => isMet(condition, []) === false)) return () => false
  const unsettled = factors.map(({ count }, factor) => {
    const own = conditions.filter((condition) =>
      columnsOf(condition).some((column) => placeByColumn.get(column)?.[0] === factor),
    )
    const items = new Array<number>(factors.length).fill(-1)
    return Array.from({ length: count }, (_, item) => {
      items[factor] = item
      return own.filter((condition) => isMet(condition, items) !== true)
    })
  })
  return (items) =>
    unsettled.every((byItem, factor) => {
      const open = byItem[items[factor] ?? -1]
      return open === undefined || open.every((condition) => isMet(condition, items) !== false)
    })
}

class LengthTest implements PartialRowTest {
  readonly #limit: LengthLimit
  readonly #constant: number
  readonly #factors: readonly { each: Float64Array; shortest: number; longest: number }[]

  constructor(layout: Layout, tokens: RowTokens | null, limit: LengthLimit) {
    const { lead, places, factors } = layout
    const { unit, lengthOf } = limit
    const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + lengthOf(text), 0)
    this.#limit = limit
    this.#constant =
      unit === 'words' ? (tokens?.shared.length ?? 0) : sum([lead, ...places.map(({ tail }) => tail)])
    this.#factors = factors.map(({ count }, factor) => {
      const shown = places.filter((place) => place.factor === factor)
      const each = Float64Array.from({ length: count }, (_, item) =>
        unit === 'words'
          ? (tokens?.ofItem(factor, item).length ?? 0)
          : sum(shown.map(({ words }) => words[item] ?? '')),
      )
      return {
        each,
        shortest: each.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
        longest: each.reduce((a, b) => Math.max(a, b), 0),
      }
    })
  }

  mayKeep(items: ArrayLike<number>): boolean {
    const { least, most } = this.#limit
    const [shortest, longest] = this.#bounds(items)
    return shortest <= most && longest >= least
  }

  forbid(items: ArrayLike<number>, factor: number, ratings: Float64Array): void {
    const own = this.#factors[factor]
    if (own === undefined) return
    const [shortest, longest] = this.#bounds(items)
    const most = this.#limit.most - (shortest - own.shortest)
    const least = this.#limit.least - (longest - own.longest)
    for (let item = 0; item < ratings.length; item++) {
      const length = own.each[item] ?? 0
      if (length > most || length < least) ratings[item] = -1
    }
  }

  #bounds(items: ArrayLike<number>): readonly [shortest: number, longest: number] {
    let [shortest, longest] = [this.#constant, this.#constant]
    for (let factor = 0; factor < this.#factors.length; factor++) {
      const known = this.#factors[factor]
      const length = known?.each[items[factor] ?? -1]
      shortest += length ?? known?.shortest ?? 0
      longest += length ?? known?.longest ?? 0
    }
    return [shortest, longest]
  }
}

function tokenTest({ factors }: Layout, tokens: RowTokens): Test {
  const tokensByItem = factors.map(({ count }, factor) =>
    Array.from({ length: count }, (_, item) => tokens.ofItem(factor, item)),
  )
  return (items) => {
    const all = [
      ...tokens.shared,
      ...tokensByItem.flatMap((byItem, factor) => byItem[items[factor] ?? -1] ?? []),
    ]
    return new Set(all).size === all.length
  }
}
