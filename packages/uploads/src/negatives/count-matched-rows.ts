import {
  type CompiledRecipe,
  compileRecipe,
  type IndexedPlan,
  type Plan,
  type Recipe,
  RecipeError,
  type RowLayout,
} from '@wordloom/engine'
import {
  createKeyword,
  createNegativeIndex,
  createRowMatcher,
  judge,
  type Keyword,
  type MatchType,
  type NegativePlatformId,
  type RowCondition,
  type RowMatcher,
} from '@wordloom/targets'
import { linesOf } from '../lines-of.ts'

interface Rows {
  readonly recipe: Recipe
  readonly compiled: CompiledRecipe
  readonly matchType: MatchType
  /** Decides how words are compared. */
  readonly platform: NegativePlatformId
}

export interface MatchedRows {
  readonly total: bigint
  /** The rows that no negative blocks. `null` if they can't be counted together. */
  readonly left: bigint | null
  readonly counts: readonly RowCount[]
}

export interface RowCount {
  readonly negative: Keyword
  readonly effect: 'blocks' | 'narrows'
  readonly rows: bigint
  /** The first few of these rows. */
  readonly examples: readonly string[]
}

interface Listener {
  onStreamed?(rows: bigint): void
  /** Gets shares from 0 to 1. */
  onProgress?(share: number): void
}

const MAX_EXAMPLES = 3
const STEP = 5000

/** The engine counts rows if the words of columns decide, at any size. Otherwise reads them, after `onStreamed`. */
export function countMatchedRows(
  rows: Rows,
  negatives: readonly Keyword[],
  { onStreamed, onProgress }: Listener = {},
): MatchedRows {
  const toEffect = (negative: Keyword) =>
    judge(negative, { words: negative.words, matchType: rows.matchType })?.effect ?? 'narrows'
  const effects = negatives.map(toEffect)
  const counted = countByRules(rows, negatives, effects, onProgress)
  if (counted === null) onStreamed?.(extentOf(rows.compiled.plan))
  const { total, left, matched } = counted ?? countOneByOne(rows, negatives, effects, onProgress)
  const counts = negatives.map((negative, i) => ({
    negative,
    effect: effects[i] ?? 'narrows',
    ...(matched[i] ?? NO_MATCHES),
  }))
  return { total, left, counts }
}

type Matches = Pick<RowCount, 'rows' | 'examples'>

const NO_MATCHES: Matches = { rows: 0n, examples: [] }

interface Tally {
  readonly total: bigint
  readonly left: bigint | null
  readonly matched: readonly Matches[]
}

function countByRules(
  { recipe, compiled: { plan, layouts }, platform }: Rows,
  negatives: readonly Keyword[],
  effects: readonly RowCount['effect'][],
  onProgress: Listener['onProgress'],
): Tally | null {
  const { sample, each, covering } = recipe.order ?? {}
  if (plan.kind !== 'indexed' || sample !== undefined || each !== undefined || covering !== undefined)
    return null
  if (layouts.length > 1 && (recipe.unique === true || hasLinkedOptional(recipe))) return null
  const sections: { recipe: Recipe; rows: IndexedPlan; matcher: RowMatcher }[] = []
  for (const layout of layouts) {
    const own = layouts.length === 1 ? withoutOrder(recipe) : onlyLayout(recipe, layout)
    const places = layout.places.map(({ column, tail }) => ({
      column,
      words: recipe.columns[column]?.words ?? [],
      tail,
    }))
    const matcher = createRowMatcher({ lead: layout.lead, places }, platform)
    const all = layouts.length === 1 ? plan : rowsUnder(own, [])
    if (matcher === null || all === null) return null
    sections.push({ recipe: own, rows: all, matcher })
  }
  const matched: Matches[] = []
  for (const [i, negative] of negatives.entries()) {
    let matches = NO_MATCHES
    for (const { recipe: own, rows: all, matcher } of sections) {
      const condition = matcher(negative)
      if (condition === false) continue
      const found = condition === true ? all : rowsUnder(own, [condition])
      if (found === null) return null
      const examples = found.slice(0n, MAX_EXAMPLES - matches.examples.length)
      matches = { rows: matches.rows + found.size, examples: [...matches.examples, ...examples] }
    }
    matched.push(matches)
    onProgress?.((i + 1) / negatives.length)
  }
  const blocking = negatives.filter((_, i) => effects[i] === 'blocks')
  let left: bigint | null = 0n
  for (const { recipe: own, matcher } of sections) {
    const conditions = blocking.map(matcher)
    if (conditions.includes(true)) continue
    const open = conditions.filter((condition) => typeof condition !== 'boolean')
    const kept = rowsUnder(own, [], open)
    left = kept === null || left === null ? null : left + kept.size
  }
  return { total: plan.size, left, matched }
}

/** Returns `null` if the engine can't count the rows. */
function rowsUnder(
  recipe: Recipe,
  required: readonly RowCondition[],
  refused: readonly RowCondition[] = [],
): IndexedPlan | null {
  const names = recipe.columns.map(({ name }, i) => (name ?? `Column ${i + 1}`).trim())
  const statements = [
    ...required.map((condition) => writeCondition(condition, names)),
    ...refused.map((condition) => `NOT (${writeCondition(condition, names)})`),
  ]
  const conditions = [recipe.rules?.conditions ?? '', ...statements].join(';\n')
  try {
    const { plan } = compileRecipe({ ...recipe, rules: { ...recipe.rules, conditions } })
    return plan.kind === 'indexed' ? plan : null
  } catch (error) {
    // The text has more words than conditions can have.
    if (error instanceof RecipeError && error.place.part === 'conditions') return null
    throw error
  }
}

function writeCondition(condition: RowCondition, names: readonly string[]): string {
  if (condition.kind !== 'word') {
    const operator = condition.kind === 'all' ? ' AND ' : ' OR '
    return `(${condition.conditions.map((part) => writeCondition(part, names)).join(operator)})`
  }
  const name = referenceOf(condition.column, names).replace(/[\\\]]/g, '\\$&')
  const words = condition.words.map((word) => `"${word.replace(/[\\"]/g, '\\$&')}"`)
  return `[${name}] IN {${words.join(', ')}}`
}

function referenceOf(column: number, names: readonly string[]): string {
  const name = names[column] ?? ''
  return names.indexOf(name) === column ? name : String(column + 1)
}

function hasLinkedOptional({ columns, links = [] }: Recipe): boolean {
  return links.some((link) => link.some((column) => columns[column]?.isOptional === true))
}

function withoutOrder({ order: _, fields: __, ...recipe }: Recipe): Recipe {
  return recipe
}

function onlyLayout(recipe: Recipe, { lead, places }: RowLayout): Recipe {
  const names = recipe.columns.map(({ name }, i) => (name ?? `Column ${i + 1}`).trim())
  const escapeBraces = (text: string) => text.replace(/[{}]/g, '$&$&')
  const pattern = places.reduce(
    (text, { column, tail }) => `${text}{${referenceOf(column, names)}}${escapeBraces(tail)}`,
    escapeBraces(lead),
  )
  const shown = new Set(places.map(({ column }) => column))
  const columns = recipe.columns.map(({ isOptional, ...column }, i) =>
    isOptional === true && !shown.has(i) ? { ...column, words: [] } : column,
  )
  const { separator: _, prefix: __, suffix: ___, allOrders: ____, ...rest } = withoutOrder(recipe)
  return { ...rest, columns, patterns: [pattern] }
}

function countOneByOne(
  { compiled: { plan }, platform }: Rows,
  negatives: readonly Keyword[],
  effects: readonly RowCount['effect'][],
  onProgress: Listener['onProgress'],
): Tally {
  const extent = Number(extentOf(plan))
  const index = createNegativeIndex(negatives.map((negative, line) => ({ ...negative, line })))
  const matched = negatives.map((): Matches => NO_MATCHES)
  let [total, left] = [0n, 0n]
  for (const row of rowsOf(plan)) {
    total++
    let isBlocked = false
    for (const { negative } of index.effectsOn(createKeyword(row, 'exact', {}, platform))) {
      const { rows, examples } = matched[negative.line] ?? NO_MATCHES
      const isShown = examples.length < MAX_EXAMPLES
      matched[negative.line] = { rows: rows + 1n, examples: isShown ? [...examples, row] : examples }
      isBlocked ||= effects[negative.line] === 'blocks'
    }
    if (!isBlocked) left++
    if (total % BigInt(STEP) === 0n) onProgress?.(Number(total) / extent)
  }
  return { total, left, matched }
}

function* rowsOf(plan: Plan): Iterable<string> {
  for (const line of linesOf(plan.chunks({ format: 'jsonl' }))) yield JSON.parse(line)
}

function extentOf(plan: Plan): bigint {
  return plan.kind === 'indexed' ? plan.size : plan.atMost
}
