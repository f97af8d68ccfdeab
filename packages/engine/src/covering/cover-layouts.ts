import type { Layout } from '../recipe/layout.ts'
import { RecipeError } from '../recipe/recipe-error.ts'
import { createListedSection, type ListedRows } from '../recipe/sections/listed-section.ts'
import type { RowSection } from '../recipe/sections/section.ts'
import type { CompiledRules } from '../rules/compiled-rules.ts'
import { createPartialRowTest } from '../rules/partial-row-test.ts'
import { type Coverage, findCovering, MAX_TUPLES } from './find-covering.ts'
import { countTuples } from './tuples.ts'

interface CoveringOptions {
  readonly strength: 2 | 3
  readonly seed: string
}

/** Covers each layout on its own. @throws {RecipeError} if there are more than `most` tuples. */
export function coverLayouts(
  layouts: readonly Layout[],
  rules: CompiledRules,
  { strength, seed }: CoveringOptions,
  most = MAX_TUPLES,
): { readonly sections: readonly RowSection[]; readonly coverage: Coverage } {
  const tasks = layouts.map((layout) => ({ layout, counts: layout.factors.map(({ count }) => count) }))
  const total = tasks.reduce((sum, { counts }) => sum + countTuples(counts, strength), 0)
  if (total > most) throw new RecipeError(tooMany(total, strength, most), { part: 'order' })
  const coverage = { total: 0, covered: 0, impossible: 0, undecided: 0 }
  const sections = tasks.map(({ layout, counts }) => {
    const covering = findCovering({
      counts,
      strength,
      seed,
      test: createPartialRowTest(layout, rules),
    })
    for (const key of ['total', 'covered', 'impossible', 'undecided'] as const) coverage[key] += covering[key]
    return createListedSection(layout, inOrder(covering, counts.length))
  })
  return { sections, coverage }
}

function tooMany(total: number, strength: 2 | 3, most: number): string {
  const limit = most.toLocaleString('en')
  return `These columns have ${total.toLocaleString('en')} ${strength === 2 ? 'pairs' : 'triples'} of words. The limit is ${limit}.`
}

function inOrder({ size, items }: ListedRows, width: number): ListedRows {
  const order = Int32Array.from({ length: size }, (_, row) => row).sort((a, b) => {
    for (let factor = 0; factor < width; factor++) {
      const difference = (items[a * width + factor] ?? 0) - (items[b * width + factor] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  })
  const sorted = new Int32Array(items.length)
  order.forEach((row, i) => {
    sorted.set(items.subarray(row * width, (row + 1) * width), i * width)
  })
  return { size, items: sorted }
}
