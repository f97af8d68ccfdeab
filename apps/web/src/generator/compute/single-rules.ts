import { type RowRule, type RowSettings, toEngineRecipe } from '@wordloom/contract'
import {
  compileRecipe,
  findExcess,
  type IndexedPlan,
  RecipeError,
  type TestedRows,
  type TextRange,
  testRows,
} from '@wordloom/engine'
import { type Check, lengthChecks, TARGETS } from '@wordloom/targets'
import { countShortenedRepeats } from '@wordloom/uploads'
import { type RecipeInput, unpackRecipe } from './engine-recipe.ts'
import { type Segment, toRow, toText } from './row-source.ts'

export interface LeftOut {
  readonly rows: readonly LeftOutRow[]
  /** The position to go on from; null after the last row. */
  readonly next: bigint | null
}

export interface LeftOutRow {
  readonly segments: readonly Segment[]
  readonly rules: readonly number[]
  /** The checks of a target that the row breaks, with the places. */
  readonly excess: readonly { readonly reason: string; readonly ranges: readonly TextRange[] }[]
}

export interface ShortenedRows {
  /** `null` if they can't be counted. */
  readonly rows: bigint | null
  /** Rows that are then the same as another row. `null` if there are too many rows to compare. */
  readonly repeats: number | null
}

/** The rule that leaves no rows. */
export interface Culprit {
  readonly rule: number
  /** False if the rule leaves no rows only together with the rules before it. */
  readonly isAlone: boolean
}

const LEFT_OUT_MS = 100

type EngineRecipe = ReturnType<typeof toEngineRecipe>

/** Applies the rules of a recipe one by one. Rules are numbered as in the row settings, those that are off included. */
export class SingleRules {
  readonly #words: readonly (readonly string[])[]
  readonly #recipe: RecipeInput['recipe']
  readonly #rules: readonly RowRule[]
  readonly #active: readonly number[]
  readonly #tested: readonly number[]
  #rows: TestedRows | null = null

  constructor(input: RecipeInput) {
    const { words, recipe } = unpackRecipe(input)
    this.#words = words
    this.#recipe = recipe
    this.#rules = recipe.rows?.rules ?? []
    const numbers = [...this.#rules.keys()]
    this.#active = numbers.filter((rule) => this.#rules[rule]?.isOff !== true)
    // People can look at rows that don't fit a target even if those stay in the results.
    this.#tested = numbers.filter(
      (rule) => this.#active.includes(rule) || this.#rules[rule]?.kind === 'target',
    )
  }

  /** Counts the rows that a rule drops without the other rules. Returns null if it can't be counted. */
  countDropped(rule: number): bigint | null {
    return countDropped(this.#toRecipe([rule]))
  }

  /** Counts the rows that break each check of a target. Empty for other rules. */
  countBroken(rule: number): readonly (bigint | null)[] {
    const recipe = this.#toRecipe([])
    return this.#checksOf(rule).map((check) =>
      countDropped({ ...recipe, rules: { ...recipe.rules, lengths: [check] } }),
    )
  }

  /** Counts the rows that are too long for a target, among those that the rules keep. */
  countShortened(rule: number): ShortenedRows {
    const own = this.#rules[rule]
    if (own?.kind !== 'target') return { rows: null, repeats: null }
    const recipe = this.#toRecipe(this.#active)
    const all = compileCounted(recipe)
    const lengths = [...recipe.rules.lengths, ...lengthChecks(own.target)]
    const fitting = compileCounted({ ...recipe, rules: { ...recipe.rules, lengths } })
    if (all === null || fitting === null) return { rows: null, repeats: null }
    const rows = all.size - fitting.size
    return { rows, repeats: rows === 0n ? 0 : countShortenedRepeats(recipe, own.target) }
  }

  /** Returns null if no rule can be named. */
  findCulprit(): Culprit | null {
    const leavesNone = (rules: readonly number[]) => compileCounted(this.#toRecipe(rules))?.size === 0n
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
    this.#rows ??= testRows(
      this.#toRecipe(this.#tested),
      this.#tested.map((number) => this.#toRecipe([number]).rules),
    )
    const { layouts, extent, from } = this.#rows
    const until = performance.now() + LEFT_OUT_MS
    const rows: LeftOutRow[] = []
    let next = position
    for (const row of from(position)) {
      next = row.position + 1n
      const rules = row.droppedBy.flatMap((group) => this.#tested[group] ?? [])
      const layout = layouts[row.product]
      if (layout !== undefined && (rule === null ? this.#isLeftOut(rules) : rules.includes(rule))) {
        const { segments } = toRow(row.position, row.parts(), layout)
        rows.push({ segments, rules, excess: this.#excessOf(rules, toText(segments)) })
      }
      if (rows.length === count || performance.now() > until) break
    }
    return { rows, next: next < extent ? next : null }
  }

  #isLeftOut(rules: readonly number[]): boolean {
    return rules.some((rule) => this.#active.includes(rule))
  }

  #excessOf(rules: readonly number[], text: string): LeftOutRow['excess'] {
    return rules
      .flatMap((rule) => this.#checksOf(rule))
      .map((check) => ({ reason: check.reason, ranges: findExcess(text, check) }))
      .filter(({ ranges }) => ranges.length > 0)
  }

  #checksOf(rule: number): readonly Check[] {
    const own = this.#rules[rule]
    return own?.kind === 'target' ? TARGETS[own.target].checks : []
  }

  /** Duplicates and samples are left alone, because rules come before them. */
  #toRecipe(rules: readonly number[]): EngineRecipe {
    const { order: _order, fields: _fields, ...rest } = this.#recipe.rows ?? {}
    const rows: RowSettings = {
      ...rest,
      rules: rules.flatMap((rule) => this.#rules[rule] ?? []).map(toActive),
    }
    return toEngineRecipe({ ...this.#recipe, unique: false, rows }, this.#words)
  }
}

function toActive({ isOff: _, ...rule }: RowRule): RowRule {
  return rule
}

function countDropped(recipe: EngineRecipe): bigint | null {
  const plan = compileCounted(recipe)
  return plan === null ? null : plan.total - plan.size
}

/** Returns null if the rows can't be counted. */
function compileCounted(recipe: EngineRecipe): IndexedPlan | null {
  try {
    const { plan } = compileRecipe(recipe)
    return plan.kind === 'indexed' ? plan : null
  } catch (error) {
    if (error instanceof RecipeError) return null
    throw error
  }
}
