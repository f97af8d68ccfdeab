import { atEnginePlace, type Recipe, toEngineRecipe, wordReading } from '@wordloom/contract'
import { compileRecipe, parseColumn, RecipeError, toSearchable } from '@wordloom/engine'
import {
  type KeywordRows,
  type MatchType,
  type NegativePlatformId,
  type TakenNegatives,
  takeNegatives,
  writeNotation,
} from '@wordloom/targets'
import { countMatchedRows, type MatchedRows, type RowCount } from '@wordloom/uploads'
import { type Page, type Problems, toProblems } from './negatives-check.ts'

interface RowsInput {
  readonly recipe: Recipe
  readonly matchType: MatchType
  readonly negatives: KeywordRows
  readonly platform: NegativePlatformId
}

export interface RowsSummary {
  readonly total: bigint
  /** The rows that no negative blocks. `null` if they can't be counted together. */
  readonly left: bigint | null
  readonly negatives: number
  readonly negativeProblems: Problems
}

export interface RowCountRow extends Pick<RowCount, 'effect' | 'rows' | 'examples'> {
  readonly negative: string
}

/** The settings of the generator can't be used as they are. */
export class UnusableRecipeError extends Error {
  override readonly name = 'UnusableRecipeError'
}

/** Counts the rows of a recipe that negatives block or narrow, which can be too many to list. */
export class RowsCheck {
  readonly summary: RowsSummary
  readonly #counts: readonly RowCount[]

  /**
   * @param onProgress - gets shares from 0 to 1.
   * @throws {UnusableRecipeError}
   */
  constructor(input: RowsInput, onProgress: (share: number) => void) {
    const taken = takeNegatives(input.negatives, input.platform)
    const { total, left, counts } = countRows(input, taken, onProgress)
    this.#counts = counts.toSorted((a, b) => compare(blockedBy(b), blockedBy(a)) || compare(b.rows, a.rows))
    this.summary = {
      total,
      left,
      negatives: taken.negatives.length,
      negativeProblems: toProblems(taken.problems),
    }
  }

  /** Those that block most come first. */
  rows(find: string, from: number, count: number): Page<RowCountRow> {
    const wanted = toSearchable(find)
    const found = this.#counts.filter(({ negative }) => toSearchable(negative.text).includes(wanted))
    return {
      rows: found
        .slice(from, from + count)
        .map(({ negative, ...matches }) => ({ negative: writeNotation(negative), ...matches })),
      total: found.length,
    }
  }
}

function countRows(
  { recipe, matchType, platform }: RowsInput,
  { negatives }: TakenNegatives,
  onProgress: (share: number) => void,
): MatchedRows {
  const { columns, ...options } = recipe
  const words = columns.map((text, column) => parseColumn(text, wordReading(options, column)))
  const engineRecipe = toEngineRecipe(options, words)
  try {
    const compiled = compileRecipe(engineRecipe)
    return countMatchedRows({ recipe: engineRecipe, compiled, matchType, platform }, negatives, {
      onProgress,
    })
  } catch (error) {
    if (!(error instanceof RecipeError)) throw error
    throw new UnusableRecipeError(atEnginePlace(recipe, error.place, error.message), { cause: error })
  }
}

function blockedBy({ effect, rows }: RowCount): bigint {
  return effect === 'blocks' ? rows : 0n
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0
}
