import {
  type Coverage,
  compileRecipe,
  createSpellings,
  type Plan,
  RecipeError,
  type RowLayout,
  type Spellings,
  type Table,
} from '@wordloom/engine'
import { findShortenedField } from '@wordloom/targets'
import { type RecipeInput, toInputRecipe } from './engine-recipe.ts'
import type { DocumentForm } from './export/export-choices.ts'
import { type ExportedDocument, toDocument } from './export/exported-document.ts'
import { RefusedError, type RowProblem, toProblem, toWarnings } from './row-problem.ts'
import { type Row, toRow } from './row-source.ts'

export interface PlanInput extends RecipeInput {
  readonly recipeId: number
}

export interface PlanSize {
  readonly rows: bigint | null
  readonly total: bigint
  readonly atMost: bigint
  readonly warnings: readonly RowProblem[]
  readonly coverage: Coverage | null
}

export class CompiledPlan {
  readonly plan: Plan
  readonly table: Table | null
  readonly size: PlanSize
  readonly #layouts: readonly RowLayout[]
  readonly #spellings: Spellings
  readonly #shortened: number | null

  /** @throws {RefusedError} if the row settings can't be used. */
  constructor(input: RecipeInput) {
    const rows = input.recipe.rows ?? {}
    this.#shortened = findShortenedField(rows.fields ?? [])
    try {
      const recipe = toInputRecipe(input)
      const compiled = compileRecipe(recipe)
      this.plan = compiled.plan
      this.table = compiled.table
      this.#layouts = compiled.layouts
      const words = recipe.columns.map((column) => column.words)
      this.#spellings = createSpellings(words, compiled.layouts)
      this.size = toSize(compiled.plan, toWarnings(rows, compiled), compiled.coverage)
    } catch (error) {
      throw error instanceof RecipeError ? new RefusedError(toProblem(rows, error)) : error
    }
  }

  after(key: bigint, count: number): Row[] {
    const { plan } = this
    if (plan.kind === 'streamed') return this.#streamed(key, count)
    const rows: Row[] = []
    for (let index = key; index < plan.size && rows.length < count; index++) {
      rows.push(this.#toRow(index, plan.parts(index), plan.productAt(index)))
    }
    return rows
  }

  before(key: bigint, count: number): Row[] {
    if (this.plan.kind === 'indexed') {
      const from = key > BigInt(count) ? key - BigInt(count) : 0n
      return this.after(from, Number(key - from))
    }
    // Dropped rows leave gaps of unknown width, so search twice as far back until there are enough rows.
    for (let back = BigInt(count) * 2n; ; back *= 2n) {
      const from = key > back ? key - back : 0n
      const rows = this.#streamedBetween(from, key, count)
      if (rows.length >= count || from === 0n) return rows
    }
  }

  document(form: DocumentForm): ExportedDocument {
    return toDocument(this.plan, this.table, form, this.#shortened)
  }

  /** The cells of the rows from `from` on. Null without fields, and if the rows can't be counted. */
  cells(from: bigint, count: number): readonly (readonly string[])[] | null {
    const { plan, table } = this
    if (table === null || plan.kind === 'streamed') return null
    const rows: (readonly string[])[] = []
    for (let index = from; index < plan.size && rows.length < count; index++)
      rows.push(table.cells(index) ?? [])
    return rows
  }

  /** Finds the row with this text. Otherwise finds the first row that differs from it only by case and accents. */
  find(combination: string): bigint | null {
    const exact = this.#find(combination)
    if (exact !== null) return exact
    let first: bigint | null = null
    for (const text of this.#spellings.of(combination)) {
      const found = this.#find(text)
      if (found !== null && (first === null || found < first)) first = found
    }
    return first
  }

  whole(key: bigint): string {
    const { plan } = this
    return plan.kind === 'indexed' ? plan.at(key) : (plan.rows(key, 1)[0]?.text ?? '')
  }

  #find(text: string): bigint | null {
    const { plan } = this
    return plan.kind === 'indexed' ? plan.indexOf(text) : plan.positionOf(text)
  }

  #streamed(position: bigint, count: number): Row[] {
    if (this.plan.kind !== 'streamed') return []
    return this.plan.rows(position, count).map((row) => this.#toRow(row.position, row.parts, row.product))
  }

  #streamedBetween(from: bigint, to: bigint, count: number): Row[] {
    let found: Row[] = []
    for (let at = from; at < to; ) {
      const rows = this.#streamed(at, count)
      found = [...found, ...rows.filter((row) => row.key < to)].slice(-count)
      const last = rows.at(-1)
      if (last === undefined) break
      at = last.key + 1n
    }
    return found
  }

  #toRow(key: bigint, parts: readonly string[], product: number): Row {
    return toRow(key, parts, this.#layouts[product] ?? { lead: '', places: [] })
  }
}

function toSize(plan: Plan, warnings: readonly RowProblem[], coverage: Coverage | null): PlanSize {
  const { total } = plan
  if (plan.kind === 'streamed') return { rows: null, total, atMost: plan.atMost, warnings, coverage }
  return { rows: plan.size, total, atMost: plan.size, warnings, coverage }
}
