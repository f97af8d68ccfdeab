import { compileRules } from '../rules/compiled-rules.ts'
import { createRowTest } from '../rules/row-test.ts'
import type { RowLayout } from './compile-recipe.ts'
import { type Layout, rowCount, toPosition, toText, toWords } from './layout.ts'
import { toLayouts } from './layouts.ts'
import type { Recipe, Rules } from './recipe.ts'
import { walkAll } from './sections/plain-section.ts'

/** A row before rules, duplicates and order. */
export interface TestedRow {
  /** Counts the rows of all layouts, one layout after the other. */
  readonly position: bigint
  readonly product: number
  /** The numbers of the groups of rules that drop it. */
  readonly droppedBy: readonly number[]
  text(): string
  parts(): readonly string[]
}

export interface TestedRows {
  readonly layouts: readonly RowLayout[]
  readonly extent: bigint
  /** Yields the rows from a position on. Each is valid until the next one is read. */
  from(position: bigint): Iterable<TestedRow>
}

/**
 * Tests the rows of a recipe one by one against groups of rules, which replace its own. Nothing is counted, so the
 * first rows are there immediately.
 *
 * @throws {RecipeError} that names the part of the recipe that can't be used.
 */
export function testRows(recipe: Recipe, groups: readonly Rules[]): TestedRows {
  const layouts = toLayouts(recipe)
  const rules = groups.map((group) => compileRules({ ...recipe, rules: group }))
  const sections = layouts.map((layout) => ({
    layout,
    tests: rules.map((group) => createRowTest(layout, group)),
  }))
  return {
    layouts,
    extent: layouts.reduce((sum, layout) => sum + rowCount(layout), 0n),
    *from(position) {
      let begin = 0n
      for (const [product, { layout, tests }] of sections.entries()) {
        const end = begin + rowCount(layout)
        if (position < end) {
          const { items, next } = walkAll(layout, position > begin ? position - begin : 0n)
          while (next()) {
            const droppedBy = tests.flatMap(({ keeps }, group) => (keeps(items) ? [] : [group]))
            yield toTestedRow(layout, items, { begin, product, droppedBy })
          }
        }
        begin = end
      }
    },
  }
}

function toTestedRow(
  layout: Layout,
  items: Int32Array,
  { begin, product, droppedBy }: { begin: bigint; product: number; droppedBy: readonly number[] },
): TestedRow {
  return {
    get position() {
      return begin + toPosition(layout, items)
    },
    product,
    droppedBy,
    text: () => toText(layout, items),
    parts: () => toWords(layout, items),
  }
}
