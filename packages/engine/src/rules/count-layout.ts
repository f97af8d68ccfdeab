import { lengthIn } from '../measures/length-in.ts'
import type { Layout } from '../recipe/layout.ts'
import type { CompiledRules, LengthLimit } from './compiled-rules.ts'
import { findConflicts } from './conflicts.ts'
import { createCostSpace, TOO_LONG } from './cost-space.ts'
import { type Counting, countRows } from './counting.ts'
import { DROPPED } from './item-classes.ts'
import { rowTokens } from './row-tokens.ts'

/** Masks of factors are 32-bit numbers. */
const MOST_FACTORS = 30

/** Null if a rule doesn't follow from the items one by one, or if counting takes more than `most` steps. */
export function countLayout(layout: Layout, rules: CompiledRules, most: number): Counting | null {
  if (layout.factors.length > MOST_FACTORS) return null
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

function lengthsOf({ lead, places, factors }: Layout, { unit }: LengthLimit): Lengths | null {
  const constants = [lead, ...places.map(({ tail }) => tail)]
  let shared = constants.reduce((sum, text) => sum + lengthIn(unit, text), 0)
  if (unit === 'words') {
    if (!places.every(({ words }) => words.every(isTrimmed))) return null
    // Texts without a space between them are one word. The letter stands for the first word of each place.
    shared = lengthIn(unit, constants.join('x'))
  }
  const counted = unit === 'words' ? 1 : 0
  const items = factors.map(({ count }) => new Float64Array(count))
  for (const { factor, words } of places) {
    const own = items[factor]
    if (own === undefined) continue
    words.forEach((word, item) => {
      own[item] = (own[item] ?? 0) + lengthIn(unit, word) - counted
    })
  }
  return { shared, items }
}

function isTrimmed(word: string): boolean {
  return word !== '' && !word.startsWith(' ') && !word.endsWith(' ')
}
