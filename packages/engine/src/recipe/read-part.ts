import { ConditionError } from '../rules/conditions/condition-error.ts'
import { TemplateError } from '../templates/template.ts'
import { RecipeError, type RecipePlace } from './recipe-error.ts'

/** Reads a text of a recipe. @throws {RecipeError} that names the place, if the text can't be read. */
export function readPart<Result>(part: RecipePlace['part'], number: number, read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof TemplateError || error instanceof ConditionError)) throw error
    throw new RecipeError(error.message, { part, number, range: { from: error.from, to: error.to } })
  }
}
