import { coverLayouts } from '../covering/cover-layouts.ts'
import type { Coverage } from '../covering/find-covering.ts'
import { ambiguousCore } from '../duplicates/core.ts'
import { TooManyLetters } from '../duplicates/forest.ts'
import { IntList } from '../int-list.ts'
import { compile } from '../plan/compile.ts'
import type { Plan } from '../plan/plan.ts'
import { type CompiledRules, compileRules, hasRules, toLeftOutForm } from '../rules/compiled-rules.ts'
import type { UnknownWord } from '../rules/conditions/unknown-words.ts'
import { countLayout } from '../rules/counting/count-layout.ts'
import type { ColumnsSpec, Product, SumSpec } from '../spec.ts'
import type { Part } from '../templates/template.ts'
import { createExtent, type Extent } from './extent.ts'
import { createFoldedReadings } from './folded-readings.ts'
import { type Layout, rowCount, toPosition, toText } from './layout.ts'
import { namesOf, onlyWords, toLayouts } from './layouts.ts'
import { toOrder } from './order/order.ts'
import { joinSections } from './order/rows-in-order.ts'
import { type Effort, TooManyReadings } from './readings.ts'
import type { Recipe } from './recipe.ts'
import { DEFAULT_BUDGET, type RecipeBudget } from './recipe-budget.ts'
import { RecipeError } from './recipe-error.ts'
import { createRecipePlan, type PlanAndTable } from './recipe-plan.ts'
import { createCountedSection } from './sections/counted-section.ts'
import { createListedSection } from './sections/listed-section.ts'
import { createPlainSection } from './sections/plain-section.ts'
import { createCountedSource, createTestedSource, keepFirst, type RowSource } from './sections/row-source.ts'
import type { RowSection } from './sections/section.ts'
import { leaveOutRows } from './sections/section-without.ts'
import { createStreamedRecipePlan } from './streamed-recipe-plan.ts'
import { toCells } from './table.ts'

/**
 * Compiles a recipe into a plan. Like `compile`, it takes time and memory proportional to the columns, not to their
 * product, as long as the rules follow from the words of the columns. Otherwise it tests each row, up to
 * `budget.tested` rows, and streams larger plans.
 *
 * @throws {RecipeError} that names the part of the recipe that can't be used.
 * @example compileRecipe({ columns: [{ words: ['red', 'tan'] }, { words: ['fox', 'ox'] }], rules: { lengths: [{ unit: 'characters', most: 5 }] } }).plan.kind // 'indexed'
 */
export function compileRecipe(recipe: Recipe, limits: Partial<RecipeBudget> = {}): CompiledRecipe {
  const budget = { ...DEFAULT_BUDGET, ...limits }
  const rules = compileRules(recipe, budget.comparisons)
  const { unknownWords } = rules
  const extent = createExtent(recipe, budget)
  if (isJoinedColumns(recipe, rules)) {
    const layout = joinColumns(recipe)
    extent.addRow(toParts(layout), { part: 'columns' })
    const plan = compileColumns(toColumnsSpec(recipe), budget)
    return { plan, table: null, layouts: [layout], coverage: null, unknownWords }
  }
  const layouts = toLayouts(recipe, extent)
  return { coverage: null, ...compilePlan(recipe, layouts, extent, rules, budget), layouts, unknownWords }
}

function isJoinedColumns(recipe: Recipe, rules: CompiledRules): boolean {
  const { columns, links = [], patterns, allOrders = false, order = {}, fields = [], slowest = [] } = recipe
  const isOrdered = Object.values(order).some((part) => part !== undefined)
  const isArranged =
    links.length > 0 || patterns !== undefined || allOrders || isOrdered || slowest.length > 0
  return (
    !isArranged && fields.length === 0 && !hasRules(rules) && !columns.some(({ isOptional }) => isOptional)
  )
}

function toColumnsSpec({ columns, separator = '', prefix = '', suffix = '', unique = false }: Recipe) {
  return { columns: columns.map(({ words }) => words), separator, prefix, suffix, unique }
}

/** One way for rows to read: a constant text, then words, each followed by a constant text. */
export interface RowLayout {
  readonly lead: string
  readonly places: readonly { readonly column: number; readonly tail: string }[]
}

function joinColumns({ columns, separator = '', prefix = '', suffix = '' }: Recipe): RowLayout {
  const filled = columns.flatMap(({ words }, column) => (words.length > 0 ? [column] : []))
  const last = filled.length - 1
  return {
    lead: prefix,
    places: filled.map((column, k) => ({ column, tail: k === last ? suffix : separator })),
  }
}

function toParts({ lead, places }: RowLayout): readonly Part[] {
  return [
    { kind: 'text', text: lead },
    ...places.flatMap(({ column, tail }): Part[] => [
      { kind: 'column', column, filters: [] },
      { kind: 'text', text: tail },
    ]),
  ]
}

function compileColumns(spec: ColumnsSpec | SumSpec, { duplicates, letters }: RecipeBudget): Plan {
  try {
    return compile(spec, duplicates, letters)
  } catch (error) {
    if (!(error instanceof TooManyLetters)) throw error
    throw new RecipeError(
      'So many words take too much memory to find the duplicates that they make. Use fewer or shorter words, put a separator between them, or keep the duplicates.',
      { part: 'columns' },
    )
  }
}

export interface CompiledRecipe extends PlanAndTable {
  readonly layouts: readonly RowLayout[]
  /** `null` if the order has no covering. */
  readonly coverage: Coverage | null
  /** Words and patterns of conditions that their columns lack. Each is a likely mistake. */
  readonly unknownWords: readonly UnknownWord[]
}

type CoveredPlan = PlanAndTable & Partial<Pick<CompiledRecipe, 'coverage'>>

function compilePlan(
  recipe: Recipe,
  layouts: readonly Layout[],
  extent: Extent,
  rules: CompiledRules,
  budget: RecipeBudget,
): CoveredPlan {
  const order = toOrder(recipe.order ?? {}, null, budget.sampled)
  const fields = recipe.fields ?? []
  const covering = recipe.order?.covering
  const isPlain = order === null && covering === undefined && fields.length === 0 && !hasRules(rules)
  const products = isPlain ? toProducts(layouts, recipe) : null
  if (products !== null)
    return { plan: compileColumns({ products, unique: recipe.unique === true }, budget), table: null }

  const parts = {
    total: layouts.reduce((sum, layout) => sum + layout.total, 0n),
    columns: [...recipe.columns.keys()].filter((column) =>
      layouts.some(({ places }) => places.some((place) => place.column === column)),
    ),
    cells: fields.length === 0 ? null : toCells(fields, namesOf(recipe)),
  }
  for (const [number, template] of (parts.cells?.templates ?? []).entries()) extent.addField(template, number)
  const canRepeat = recipe.unique === true && canHaveEqualRows(layouts)
  if (covering !== undefined) {
    const { sections, coverage } = coverLayouts(layouts, rules, covering, budget.tuples)
    const kept = canRepeat ? listSections(sections.map(createCountedSource), true) : sections
    return { ...createRecipePlan({ ...parts, sections: kept, toOrder: order }), coverage }
  }
  const effort = { left: budget.readings }
  const connected = Math.min(budget.connected, budget.connectedInAll / layouts.length)
  const rows = layouts.reduce((sum, layout) => sum + rowCount(layout), 0n)
  const sections: (RowSection | null)[] = []
  for (const layout of layouts) {
    // Once the plan must be streamed, counting the other patterns would only delay its first rows.
    const isStreamed = sections.includes(null) && rows > budget.tested
    sections.push(isStreamed ? null : countSection(layout, rules, connected, effort))
  }
  if (!canRepeat && sections.every((section) => section !== null)) {
    const restrict = (column: number, words: ReadonlySet<string>) =>
      joinSections(toLayouts(onlyWords(recipe, column, words)).map((layout) => countAgain(layout, rules)))
    const toCountedOrder = toOrder(recipe.order ?? {}, restrict, budget.sampled)
    return createRecipePlan({ ...parts, sections, toOrder: toCountedOrder })
  }

  const sources = layouts.map((layout, i): RowSource => {
    const section = sections[i] ?? null
    return section === null ? createTestedSource(layout, rules) : createCountedSource(section)
  })
  if (rows <= budget.tested)
    return createRecipePlan({ ...parts, sections: listSections(sources, canRepeat), toOrder: order })
  if (order !== null)
    throw new RecipeError("These rows can't be counted in advance, so they can't be shuffled or sampled.", {
      part: 'order',
    })
  return createStreamedRecipePlan({ ...parts, sources: canRepeat ? keepFirst(sources, rules) : sources })
}

function toProducts(layouts: readonly Layout[], { columns }: Recipe): readonly Product[] | null {
  const isSimple = layouts.every(
    ({ places, factors }) =>
      places.length === factors.length &&
      places.every(({ factor }, i) => factor === i) &&
      factors.every(({ words }) => words.size === 1),
  )
  if (!isSimple) return null
  // With the words of the recipe, so that repeated words count in the total.
  return layouts.map(({ lead, places }) => [
    lead,
    ...places.flatMap(({ column, tail }) => [columns[column]?.words ?? [], tail]),
  ])
}

function canHaveEqualRows(layouts: readonly Layout[]): boolean {
  const [only, ...others] = layouts
  if (only === undefined) return false
  if (others.length > 0 || ambiguousCore({ columns: only.places }).to > 0) return true
  return only.factors.some(({ count }, factor) => {
    const shown = only.places.filter((place) => place.factor === factor)
    const texts = new Set<string>()
    for (let item = 0; item < count; item++) texts.add(JSON.stringify(shown.map(({ words }) => words[item])))
    return texts.size < count
  })
}

function countSection(
  layout: Layout,
  rules: CompiledRules,
  connected: number,
  effort: Effort,
): RowSection | null {
  if (!hasRules(rules)) return createPlainSection(layout)
  const counting = countLayout(layout, rules, connected)
  if (counting === null) return null
  const section = createCountedSection(layout, counting)
  const leftOut = findRows(section, rules.leaveOut, effort)
  return leftOut && leaveOutRows(section, leftOut)
}

function countAgain(layout: Layout, rules: CompiledRules): RowSection {
  const section = countSection(layout, rules, Number.POSITIVE_INFINITY, {
    left: Number.POSITIVE_INFINITY,
  })
  if (section === null) throw new Error('Fewer words are always counted if more words are.')
  return section
}

/** In the order of the rows; `null` without effort, and if the texts can't be told from the words of the rows. */
function findRows(
  section: RowSection,
  texts: ReadonlySet<string>,
  effort: Effort,
): readonly (readonly number[])[] | null {
  if (texts.size === 0) return []
  const { layout } = section
  const readings = createFoldedReadings(layout, toLeftOutForm)
  if (readings === null) return null
  const found: { items: readonly number[]; position: bigint }[] = []
  try {
    for (const text of texts) {
      for (const items of readings.of(text, effort)) {
        if (section.find(items).isKept) found.push({ items, position: toPosition(layout, items) })
      }
    }
  } catch (error) {
    if (error instanceof TooManyReadings) return null
    throw error
  }
  return found.sort((a, b) => (a.position < b.position ? -1 : 1)).map(({ items }) => items)
}

function listSections(sources: readonly RowSource[], isUnique: boolean): readonly RowSection[] {
  const seen = new Set<string>()
  return sources.map(({ layout, walkFrom }) => {
    const kept = new IntList()
    let size = 0
    const { items, next } = walkFrom(0n, rowCount(layout))
    while (next()) {
      if (isUnique) {
        const text = toText(layout, items)
        if (seen.has(text)) continue
        seen.add(text)
      }
      for (const item of items) kept.push(item)
      size++
    }
    return createListedSection(layout, { size, items: kept.toArray() })
  })
}
