import type { Layout } from '../../recipe/layout.ts'
import type { CompiledRules, LengthLimit } from '../compiled-rules.ts'
import { findConflicts } from '../conflicts.ts'
import { rowTokens } from '../row-tokens.ts'
import { createCostSpace, TOO_LONG } from './cost-space.ts'
import { type Counting, countRows } from './counting.ts'
import { DROPPED } from './item-classes.ts'

/** Masks of factors are 32-bit numbers. */
const MAX_FACTORS = 30

/** Null if a rule doesn't follow from the items one by one, or if counting takes more than `most` steps. */
export function countLayout(layout: Layout, rules: CompiledRules, most: number): Counting | null {
  if (layout.factors.length > MAX_FACTORS) return null
  const itemCount = layout.factors.reduce((sum, { count }) => sum + count, 0)
  if (rules.noWordTwice && itemCount > most) return null
  const tokens = rules.noWordTwice && !isOneWord(layout) ? rowTokens(layout) : undefined
  if (tokens === null) return null
  const limits = rules.limits.filter(({ least, most: top }) => least > 0 || top !== Number.POSITIVE_INFINITY)
  const lengths = limits.map((limit) => lengthsOf(layout, limit))
  if (lengths.includes(null)) return null
  const space = createCostSpace(limits)
  const found = findConflicts(layout, rules.conditions, tokens ?? null, most)
  if (space === null || found === null) return null
  const cost = found.isEmpty ? TOO_LONG : space.toCost(lengths.map((own) => own?.shared ?? 0))
  const factors = found.factors.map(({ kinds, kindCount }, factor) => {
    const costs = Float64Array.from(kinds, (_, item) =>
      space.toCost(lengths.map((own) => own?.items[factor]?.[item] ?? 0)),
    )
    return { kinds: kinds.map((kind, item) => (costs[item] === TOO_LONG ? DROPPED : kind)), kindCount, costs }
  })
  return countRows({ factors, conflicts: found.conflicts, space, cost }, most)
}

/** A row without spaces is one word, so no word can occur twice. */
function isOneWord({ lead, places }: Layout): boolean {
  return [lead, ...places.flatMap(({ words, tail }) => [tail, ...words])].every((text) => !text.includes(' '))
}

interface Lengths {
  readonly shared: number
  readonly items: readonly Float64Array[]
}

function lengthsOf(layout: Layout, { unit, at, lengthOf }: LengthLimit): Lengths | null {
  if (at !== undefined) return lengthsAtEdge(layout, at, lengthOf)
  const { lead, places, factors } = layout
  const constants = [lead, ...places.map(({ tail }) => tail)]
  let shared = constants.reduce((sum, text) => sum + lengthOf(text), 0)
  if (unit === 'words') {
    if (!places.every(({ words }) => words.every(isTrimmed))) return null
    // Texts without a space between them are one word. The letter stands for the first word of each place.
    shared = lengthOf(constants.join('x'))
  }
  const counted = unit === 'words' ? 1 : 0
  const items = factors.map(({ count }) => new Float64Array(count))
  for (const { factor, words } of places) {
    const own = items[factor]
    if (own === undefined) continue
    words.forEach((word, item) => {
      own[item] = (own[item] ?? 0) + lengthOf(word) - counted
    })
  }
  return { shared, items }
}

/** Null if the word at the edge may be empty, so that the edge is elsewhere. */
function lengthsAtEdge(
  { lead, places, factors }: Layout,
  at: 'start' | 'end',
  lengthOf: (text: string) => number,
): Lengths | null {
  const items = factors.map(({ count }) => new Float64Array(count))
  const place = at === 'start' ? places[0] : places.at(-1)
  const constant = at === 'start' ? lead : (place?.tail ?? lead)
  if (constant !== '' || place === undefined) return { shared: lengthOf(constant), items }
  if (place.words.includes('')) return null
  items[place.factor] = Float64Array.from(place.words, lengthOf)
  return { shared: 0, items }
}

function isTrimmed(word: string): boolean {
  return word !== '' && !word.startsWith(' ') && !word.endsWith(' ')
}
