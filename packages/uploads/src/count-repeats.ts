import { compileRecipe, type Recipe } from '@wordloom/engine'
import { type TargetId, withShortening } from '@wordloom/targets'
import { linesOf } from './lines-of.ts'

const MAX_ROWS = 1_000_000

/**
 * Counts the rows that become equal to another row when rows are shortened for a target. Samples and order make no
 * difference. `null` if there are more than a million rows, or they can't be counted.
 */
export function countShortenedRepeats(recipe: Recipe, target: TargetId): number | null {
  const { order: _, fields: __, ...rows } = recipe
  const { plan, table } = compileRecipe({ ...rows, fields: withShortening([], target) })
  if (plan.kind === 'streamed' || plan.size > MAX_ROWS || table === null) return null
  return countDistinct(plan.chunks()) - countDistinct(table.lines(0))
}

function countDistinct(chunks: Iterable<Uint8Array>): number {
  return new Set(linesOf(chunks)).size
}
