import { ambiguousCore, type Core } from '../duplicates/core.ts'
import { type Budget, explore } from '../duplicates/explore.ts'
import { type Forest, plantForest } from '../duplicates/forest.ts'
import { createStreamedWalk } from '../duplicates/stream.ts'
import { CERTAIN_WALK } from '../duplicates/walk.ts'
import { type Grid, toGrids } from '../grid.ts'
import type { ColumnsSpec, SumSpec } from '../spec.ts'
import { createIndexedPlan } from './indexed-plan.ts'
import type { IndexedPlan, Plan, StreamedPlan } from './plan.ts'
import { createDistinctSection, createPlainSection } from './section.ts'
import { createStreamedPlan } from './streamed-plan.ts'

const DEFAULT_BUDGET: Budget = { work: 3e8, exceptions: 12e6 }

type Spec = ColumnsSpec | SumSpec

/**
 * Compiles a specification into a plan: its combinations, readable in any order and never stored. Takes time
 * and memory proportional to the sum of the columns, not to their product.
 *
 * Without `unique`, the plan is always indexed. With `unique`, duplicates are derived from the structure of
 * the columns. If that would exceed `budget`, which can happen with words over one or two letters, the plan
 * is streamed: it yields the same combinations in the same order but can't count them in advance.
 *
 * @throws {TooManyLetters} if `unique` has to compare words of more than `maxLetters` UTF-8 bytes. Words of a column that
 * begin alike share those bytes, which count once.
 * @example compile({ columns: [['red', 'blue'], ['fox', 'owl']], separator: ' ' }).at(2n) // 'blue fox'
 */
export function compile(spec: Spec & { readonly unique?: false }): IndexedPlan
export function compile(spec: Spec, budget?: Budget, maxLetters?: number): Plan
export function compile(spec: Spec, budget: Budget = DEFAULT_BUDGET, maxLetters?: number): Plan {
  const grids = toGrids(spec)
  if (spec.unique !== true) return createIndexedPlan(grids.map(createPlainSection))
  const cores = ambiguousCores(grids)
  if (cores === null) return createIndexedPlan(grids.map(createPlainSection))
  const forest = plantForest(grids, cores, maxLetters)
  const ambiguity = explore(forest, budget)
  if (ambiguity === null) return streamGrids(grids, cores, forest)
  return createIndexedPlan(
    grids.map((grid, g) => {
      const { levels, state } = ambiguity.starts[g] ?? { levels: [], state: 0 }
      const core = cores[g] ?? { from: 0, to: 0 }
      return createDistinctSection(grid, { core, ambiguity, levels, start: state })
    }),
  )
}

/**
 * Doesn't count anything, so the first rows are ready while `compile` is still counting.
 *
 * @example stream({ columns: [['a', 'ab'], ['c', 'bc']], unique: true }).rows(0n, 9).map((row) => row.text) // ['ac', 'abc', 'abbc']
 */
export function stream(spec: Spec): StreamedPlan {
  const grids = toGrids(spec)
  const cores = spec.unique === true ? ambiguousCores(grids) : null
  if (cores === null)
    return createStreamedPlan(grids.map((grid) => ({ grid, createWalk: () => CERTAIN_WALK })))
  return streamGrids(grids, cores, plantForest(grids, cores))
}

function streamGrids(grids: readonly Grid[], cores: readonly Core[], forest: Forest): StreamedPlan {
  return createStreamedPlan(
    grids.map((grid, g) => ({
      grid,
      createWalk: () => createStreamedWalk(forest, g, cores[g] ?? { from: 0, to: 0 }),
    })),
  )
}

function ambiguousCores(grids: readonly Grid[]): readonly Core[] | null {
  const [only, ...others] = grids
  if (only === undefined) return null
  if (others.length > 0) return grids.map((grid) => ({ from: 0, to: grid.columns.length }))
  const core = ambiguousCore(only)
  return core.to === 0 ? null : [core]
}
