import { parsePattern } from '../templates/parse-template.ts'
import type { Part } from '../templates/template.ts'
import { createExtent } from './extent.ts'
import { createLayout, type Layout, type LayoutColumns, rowCount } from './layout.ts'
import { readPart } from './read-part.ts'
import type { Recipe } from './recipe.ts'
import { RecipeError, type RecipePlace } from './recipe-error.ts'

export function namesOf({ columns }: Pick<Recipe, 'columns'>): readonly string[] {
  return columns.map(({ name }, i) => name ?? `Column ${i + 1}`)
}

/**
 * Returns the layouts that have rows: for each pattern, one with all of its columns, then those without some of
 * its optional columns; the last optional column changes fastest.
 *
 * @throws {RecipeError} if a part can't be used, or if the layouts exceed the extent.
 */
export function toLayouts(recipe: Recipe, extent = createExtent(recipe)): readonly Layout[] {
  const { prefix = '', suffix = '', separator = '' } = recipe
  const columns = toLayoutColumns(recipe)
  return toPatterns(recipe).flatMap(({ columns: shown, toParts }, number) => {
    const filled = shown.filter((column) => columns.words[column]?.length !== 0)
    const optional = filled.filter((column) => recipe.columns[column]?.isOptional).sort((a, b) => a - b)
    return choicesOf(optional).flatMap((absent) => {
      const present = filled.filter((column) => !absent.has(column))
      if (present.length === 0 && shown.length > 0) return []
      const parts = toParts(present, separator)
      const all = [text(prefix), ...parts, text(suffix)]
      extent.addRow(all, recipe.patterns === undefined ? { part: 'columns' } : { part: 'pattern', number })
      const layout = createLayout(all, columns, absent, recipe.slowest)
      return rowCount(layout) > 0n ? [layout] : []
    })
  })
}

/** Keeps the lines of a column that have one of these words, also in the columns that it's linked to. */
export function onlyWords(recipe: Recipe, column: number, words: ReadonlySet<string>): Recipe {
  const linked = recipe.links?.find((link) => link.includes(column)) ?? [column]
  const own = recipe.columns[column]?.words ?? []
  const lines = [...own.keys()].filter((line) => words.has((own[line] ?? '').toWellFormed()))
  const keep = (all: readonly string[]) => lines.map((line) => all[line] ?? '')
  const columns = recipe.columns.map((each, i) =>
    linked.includes(i) ? { ...each, words: keep(each.words) } : each,
  )
  return { ...recipe, columns }
}

interface Pattern {
  readonly columns: readonly number[]
  toParts(present: readonly number[], separator: string): readonly Part[]
}

const MAX_ORDERED = 6

function toPatterns(recipe: Recipe): readonly Pattern[] {
  const names = namesOf(recipe)
  const all = [...names.keys()]
  if (recipe.patterns !== undefined) {
    return recipe.patterns.map((pattern, number) => {
      const parts = readPart('pattern', number, () => parsePattern(pattern, names))
      return { columns: columnsOf(parts), toParts: (present) => keepColumns(parts, new Set(present)) }
    })
  }
  if (recipe.allOrders !== true) return [{ columns: all, toParts: joined }]
  const filled = all.filter((column) => recipe.columns[column]?.words.length !== 0)
  if (filled.length > MAX_ORDERED) {
    const message = `All orders are possible for up to ${MAX_ORDERED} columns. These are ${filled.length}.`
    throw new RecipeError(message, { part: 'columns' })
  }
  return ordersOf(filled).map((order) => ({ columns: order, toParts: joined }))
}

function ordersOf(numbers: readonly number[]): readonly (readonly number[])[] {
  if (numbers.length === 0) return [[]]
  return numbers.flatMap((first) =>
    ordersOf(numbers.filter((number) => number !== first)).map((others) => [first, ...others]),
  )
}

function columnsOf(pattern: readonly Part[]): number[] {
  return [...new Set(pattern.flatMap((part) => (part.kind === 'column' ? [part.column] : [])))]
}

function choicesOf(optional: readonly number[]): readonly ReadonlySet<number>[] {
  return Array.from(
    { length: 2 ** optional.length },
    (_, choice) => new Set(optional.filter((_, i) => (choice >> (optional.length - 1 - i)) % 2 === 1)),
  )
}

function joined(columns: readonly number[], separator: string): readonly Part[] {
  return columns.flatMap((column, i): Part[] => {
    const part: Part = { kind: 'column', column, filters: [] }
    return i === 0 ? [part] : [text(separator), part]
  })
}

/** A column that is left out takes one of the two spaces around it along, or the one at the end. */
function keepColumns(pattern: readonly Part[], present: ReadonlySet<number>): readonly Part[] {
  const kept: Part[] = []
  const rest = [...pattern]
  for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
    const last = kept.at(-1)
    if (part.kind === 'text' && part.text === '') continue
    if (part.kind === 'text' && last?.kind === 'text') kept.splice(-1, 1, text(last.text + part.text))
    else if (part.kind !== 'column' || present.has(part.column)) kept.push(part)
    else {
      const next = rest[0]
      const isAfterSpace = last === undefined || (last.kind === 'text' && last.text.endsWith(' '))
      if (next === undefined && last?.kind === 'text') kept.splice(-1, 1, text(last.text.replace(/ $/, '')))
      else if (next?.kind === 'text' && isAfterSpace) rest[0] = text(next.text.replace(/^ /, ''))
    }
  }
  return kept
}

function text(content: string): Part {
  return { kind: 'text', text: content.toWellFormed() }
}

function toLayoutColumns(recipe: Recipe): LayoutColumns {
  const groups = recipe.columns.map((_, column): readonly number[] => [column])
  for (const [number, link] of (recipe.links ?? []).entries()) {
    checkLink(link, recipe, groups, { part: 'link', number, range: null })
    for (const column of link) groups[column] = link
  }
  return {
    words: recipe.columns.map(({ words }) => words.map((word) => word.toWellFormed())),
    groups,
    isUnique: recipe.unique === true,
  }
}

function checkLink(
  link: readonly number[],
  recipe: Recipe,
  groups: readonly (readonly number[])[],
  place: RecipePlace,
): void {
  const names = namesOf(recipe)
  const nameOf = (column: number) => `“${names[column] ?? column + 1}”`
  const [first, ...others] = link
  if (first === undefined || others.length === 0)
    throw new RecipeError('A link needs at least two columns.', place)
  for (const column of link) {
    if (names[column] === undefined) throw new RecipeError(`There is no column ${column + 1} to link.`, place)
    if ((groups[column]?.length ?? 0) > 1 || link.filter((other) => other === column).length > 1)
      throw new RecipeError(
        `${nameOf(column)} is linked twice. Put all columns that belong together into one link.`,
        place,
      )
  }
  const count = (column: number) => recipe.columns[column]?.words.length ?? 0
  const different = others.find((column) => count(column) !== count(first))
  if (different === undefined) return
  throw new RecipeError(
    `Linked columns need the same number of words: ${nameOf(first)} has ${count(first)}, ${nameOf(different)} has ${count(different)}.`,
    place,
  )
}
