import { ambiguousCore, type Core } from './duplicates/core.ts'
import { type Budget, explore } from './duplicates/explore.ts'
import { type Forest, plantForest } from './duplicates/forest.ts'
import { createStreamedWalk } from './duplicates/stream.ts'
import { CERTAIN_WALK } from './duplicates/walk.ts'
import { type Grid, toGrids } from './grid.ts'
import { createIndexedPlan } from './indexed-plan.ts'
import type { IndexedPlan, Plan, StreamedPlan } from './plan.ts'
import { createDistinctSection, createPlainSection } from './section.ts'
import type { ColumnsSpec, SumSpec } from './spec.ts'
import { createStreamedPlan } from './streamed-plan.ts'

const DEFAULT_BUDGET: Budget = { work: 3e8, exceptions: 12e6 }

type Spec = ColumnsSpec | SumSpec

/**
 * Compiles what a person set up into its combinations, none of which is ever kept. Costs the sum of the
 * columns, not their product.
 *
 * Without `unique` the answer is always indexed. With it, the combinations that repeat earlier ones are
 * worked out from the structure of the columns; where that would cost more than `budget` (words over one or
 * two letters can bring that about), the answer is a streamed plan, which walks the same combinations in the
 * same order but cannot count them ahead.
 *
 * @example compile({ columns: [['red', 'blue'], ['fox', 'owl']], separator: ' ' }).at(2n) // 'blue fox'
 */
export function compile(spec: Spec & { readonly unique?: false }): IndexedPlan
export function compile(spec: Spec, budget?: Budget): Plan
export function compile(spec: Spec, budget: Budget = DEFAULT_BUDGET): Plan {
  const grids = toGrids(spec)
  if (spec.unique !== true) return createIndexedPlan(grids.map(createPlainSection))
  const cores = ambiguousCores(grids)
  if (cores === null) return createIndexedPlan(grids.map(createPlainSection))
  const forest = plantForest(grids, cores)
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
 * The distinct combinations of a specification as a streamed plan, whatever it would cost to count them:
 * ready at once, for the first rows while `compile` still counts.
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

/** `null` where no two rows can be equal. */
function ambiguousCores(grids: readonly Grid[]): readonly Core[] | null {
  const [only, ...others] = grids
  if (only === undefined) return null
  if (others.length > 0) return grids.map((grid) => ({ from: 0, to: grid.columns.length }))
  const core = ambiguousCore(only)
  return core.to === 0 ? null : [core]
}
