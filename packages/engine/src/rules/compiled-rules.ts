import { toComparable } from '../letters/to-comparable.ts'
import { createMeasure, type Measure } from '../measures/measure.ts'
import { namesOf } from '../recipe/layouts.ts'
import { readPart } from '../recipe/read-part.ts'
import type { Recipe } from '../recipe/recipe.ts'
import { RecipeError } from '../recipe/recipe-error.ts'
import { countComparisons } from './conditions/comparisons.ts'
import type { Condition, Statement } from './conditions/condition.ts'
import { parseConditions } from './conditions/parse-conditions.ts'
import { findUnknownWords, type UnknownWord } from './conditions/unknown-words.ts'
import type { LengthBounds } from './counting/cost-space.ts'

export interface LengthLimit extends LengthBounds, Measure {
  lengthOf(text: string): number
}

export interface CompiledRules {
  readonly limits: readonly LengthLimit[]
  readonly noWordTwice: boolean
  readonly conditions: readonly Condition[]
  /** In the form of `toLeftOutForm`. */
  readonly leaveOut: ReadonlySet<string>
  /** Words and wildcards in conditions that their columns lack. */
  readonly unknownWords: readonly UnknownWord[]
}

/** @throws {RecipeError} for a bad limit or condition, or if they can take more than `maxComparisons`. */
export function compileRules(recipe: Recipe, maxComparisons = Number.POSITIVE_INFINITY): CompiledRules {
  const names = namesOf(recipe)
  const columns = recipe.columns.map(({ words }) => words)
  const { lengths = [], noWordTwice = false, conditions = '', leaveOut = [] } = recipe.rules ?? {}
  const statements = readPart('conditions', 0, () => parseConditions(conditions, names))
  checkComparisons(statements, columns, maxComparisons)
  return {
    limits: lengths.map(({ least = 0, most = Number.POSITIVE_INFINITY, ...measure }, number) => {
      checkMeasure(measure, number)
      checkLimit(least, number)
      if (most !== Number.POSITIVE_INFINITY) checkLimit(most, number)
      return { ...measure, least, most, lengthOf: createMeasure(measure) }
    }),
    noWordTwice,
    conditions: statements.map(({ condition }) => condition),
    unknownWords: findUnknownWords(statements, names, columns),
    leaveOut: new Set(leaveOut.map((text) => toLeftOutForm(text.toWellFormed()))),
  }
}

/** Rows are left out whatever their case, their apostrophes and the way in which their letters are composed. */
export function toLeftOutForm(text: string): string {
  return toComparable(text, { ignoresCase: true })
}

export function hasRules({ limits, noWordTwice, conditions, leaveOut }: CompiledRules): boolean {
  return limits.length > 0 || noWordTwice || conditions.length > 0 || leaveOut.size > 0
}

function checkComparisons(
  statements: readonly Statement[],
  columns: readonly (readonly string[])[],
  most: number,
): void {
  if (statements.length === 0 || most === Number.POSITIVE_INFINITY) return
  const sizes = columns.map((words) => ({
    words: words.length,
    units: words.reduce((sum, { length }) => sum + length, 0),
  }))
  let comparisons = 0
  for (const { condition, from, to } of statements) {
    comparisons += countComparisons(condition, sizes)
    if (comparisons > most)
      throw new RecipeError(
        'It takes too long to compare these conditions with so many words. Use fewer, or shorter LIKE patterns.',
        { part: 'conditions', range: { from, to } },
      )
  }
}

function checkMeasure({ unit, of, at }: Measure, number: number): void {
  if (unit === 'words' && (of !== undefined || at !== undefined))
    throw new RecipeError("Some characters of a row can't be counted in words.", { part: 'length', number })
}

function checkLimit(limit: number, number: number): void {
  if (!Number.isSafeInteger(limit) || limit < 0)
    throw new RecipeError(`A length is a whole number from 0, not ${limit}.`, { part: 'length', number })
}
