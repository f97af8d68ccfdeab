import { RecipeError, testRows } from '@wordloom/engine'
import { type RecipeInput, toInputRecipe } from './engine-recipe.ts'
import { type Row, toRow } from './row-source.ts'

/** Reading a million rows to leave out takes longer than anyone waits for a sample. */
const MAX_LEFT_OUT = 50_000

export interface FirstRows {
  readonly rows: readonly Row[]
  /** False if time was up before `count` rows were found. */
  readonly isComplete: boolean
}

/** Tests rows one by one. Null if their order depends on their number, or the row settings can't be used. */
export function findFirstRows(input: RecipeInput, count: number, milliseconds: number): FirstRows | null {
  try {
    return testFromTheFirst(input, count, milliseconds)
  } catch (error) {
    // The plan reports what is wrong.
    if (error instanceof RecipeError) return null
    throw error
  }
}

function testFromTheFirst(input: RecipeInput, count: number, milliseconds: number): FirstRows | null {
  const recipe = toInputRecipe(input)
  const { unique, rules, order } = recipe
  if (Object.keys(order).length > 0 || rules.leaveOut.length > MAX_LEFT_OUT) return null
  const until = performance.now() + milliseconds
  const { layouts, from } = testRows(recipe, [rules])
  const rows: Row[] = []
  const seen = new Set<string>()
  for (const { droppedBy, text, parts, product } of from(0n)) {
    const layout = layouts[product]
    if (droppedBy.length === 0 && layout !== undefined && !(unique && seen.has(text()))) {
      if (unique) seen.add(text())
      rows.push(toRow(BigInt(rows.length), parts(), layout))
      if (rows.length === count) return { rows, isComplete: true }
    }
    if (performance.now() > until) return { rows, isComplete: false }
  }
  return { rows, isComplete: true }
}
