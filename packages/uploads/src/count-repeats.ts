import { compileRecipe, type Recipe } from '@wordloom/engine'
import { type TargetId, withShortening } from '@wordloom/targets'

const MOST_ROWS = 1_000_000

/**
 * Counts the rows that become equal to another row when rows are shortened for a target. Samples and order make no
 * difference. `null` if there are more than a million rows, or they can't be counted.
 */
export function countShortenedRepeats(recipe: Recipe, target: TargetId): number | null {
  const { order: _, fields: __, ...rows } = recipe
  const { plan, table } = compileRecipe({ ...rows, fields: withShortening([], target) })
  if (plan.kind === 'streamed' || plan.size > MOST_ROWS || table === null) return null
  return countDistinct(plan.chunks()) - countDistinct(table.lines(0))
}

function countDistinct(chunks: Iterable<Uint8Array>): number {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const found = new Set<string>()
  let rest = ''
  for (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) found.add(line)
  }
  return found.size
}
