import { type RowSettings, type SettingPlace, toSettingPlace } from '@wordloom/contract'
import type { CompiledRecipe, RecipeError } from '@wordloom/engine'

export interface RowProblem {
  readonly place: SettingPlace
  readonly message: string
  /** The rows are combined despite a warning. */
  readonly isWarning: boolean
}

export class RefusedError extends Error {
  override name = 'RefusedError'
  readonly problem: RowProblem

  constructor(problem: RowProblem) {
    super(problem.message)
    this.problem = problem
  }
}

export function toProblem(rows: RowSettings, { place, message }: RecipeError): RowProblem {
  return { place: toSettingPlace(rows, place), message, isWarning: false }
}

export function toWarnings(
  rows: RowSettings,
  { unknownWords }: Pick<CompiledRecipe, 'unknownWords'>,
): readonly RowProblem[] {
  return unknownWords.map(({ from, to, message }) => ({
    place: toSettingPlace(rows, { part: 'conditions', number: 0, range: { from, to } }),
    message,
    isWarning: true,
  }))
}
