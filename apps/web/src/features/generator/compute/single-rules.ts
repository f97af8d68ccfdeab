import { type RowRule, type RowSettings, toEngineRecipe } from '@wordloom/contract'
import { compileRecipe, RecipeError, type TestedRows, testRows } from '@wordloom/engine'
import { type RecipeInput, unpackRecipe } from './engine-recipe.ts'
import { type Segment, toRow } from './row-source.ts'

export interface LeftOut {
  readonly rows: readonly LeftOutRow[]
  /** The position to go on from; null after the last row. */
  readonly next: bigint | null
}

export interface LeftOutRow {
  readonly segments: readonly Segment[]
  readonly rules: readonly number[]
}

/** The rule that leaves no rows. */
export interface Culprit {
  readonly rule: number
  /** False if the rule leaves no rows only together with the rules before it. */
  readonly isAlone: boolean
}

const LEFT_OUT_MS = 100

/** Applies the rules of a recipe one by one. Rules are numbered as in the row settings, those that are off included. */
export class SingleRules {
  readonly #words: readonly (readonly string[])[]
  readonly #recipe: RecipeInput['recipe']
  readonly #rules: readonly RowRule[]
  readonly #active: readonly number[]
  #tested: TestedRows | null = null

  constructor(input: RecipeInput) {
    const { words, recipe } = unpackRecipe(input)
    this.#words = words
    this.#recipe = recipe
    this.#rules = recipe.rows?.rules ?? []
    this.#active = [...this.#rules.keys()].filter((rule) => this.#rules[rule]?.isOff !== true)
  }

  /** Counts the rows that a rule drops without the other rules. Returns null if it can't be counted. */
  countDropped(rule: number): bigint | null {
    const kept = this.#keptUnder([rule])
    return kept === null ? null : kept.total - kept.size
  }

  /** Returns null if no rule can be named. */
  findCulprit(): Culprit | null {
    const leavesNone = (rules: readonly number[]) => this.#keptUnder(rules)?.size === 0n
    const alone = this.#active.find((rule) => leavesNone([rule]))
    if (alone !== undefined) return { rule: alone, isAlone: true }
    let [kept, dropped] = [0, this.#active.length]
    if (!leavesNone(this.#active)) return null
    while (dropped - kept > 1) {
      const middle = (kept + dropped) >> 1
      if (leavesNone(this.#active.slice(0, middle))) dropped = middle
      else kept = middle
    }
    const rule = this.#active[dropped - 1]
    return rule === undefined ? null : { rule, isAlone: false }
  }

  /** Finds up to `count` rows from a position on that a rule drops, or any rule if it's null. May find fewer. */
  findLeftOut(rule: number | null, position: bigint, count: number): LeftOut {
    this.#tested ??= testRows(
      this.#toRecipe(this.#active),
      this.#active.map((number) => this.#toRecipe([number]).rules),
    )
    const { layouts, extent, from } = this.#tested
    const until = performance.now() + LEFT_OUT_MS
    const rows: LeftOutRow[] = []
    let next = position
    for (const row of from(position)) {
      next = row.position + 1n
      const rules = row.droppedBy.flatMap((group) => this.#active[group] ?? [])
      const layout = layouts[row.product]
      if (layout !== undefined && (rule === null ? rules.length > 0 : rules.includes(rule)))
        rows.push({ segments: toRow(row.position, row.parts(), layout).segments, rules })
      if (rows.length === count || performance.now() > until) break
    }
    return { rows, next: next < extent ? next : null }
  }

  #keptUnder(rules: readonly number[]): { readonly total: bigint; readonly size: bigint } | null {
    try {
      const { plan } = compileRecipe(this.#toRecipe(rules))
      return plan.kind === 'indexed' ? plan : null
    } catch (error) {
      if (error instanceof RecipeError) return null
      throw error
    }
  }

  /** Duplicates and samples are left alone, because rules come before them. */
  #toRecipe(rules: readonly number[]) {
    const { order: _order, fields: _fields, ...rest } = this.#recipe.rows ?? {}
    const rows: RowSettings = { ...rest, rules: rules.flatMap((rule) => this.#rules[rule] ?? []) }
    return toEngineRecipe({ ...this.#recipe, unique: false, rows }, this.#words)
  }
}
