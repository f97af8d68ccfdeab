import { type Recipe, toTexts } from '@wordloom/contract'
import { type Budget, compile, type Plan, parseColumn } from '@wordloom/engine'
import { type Text, textOf } from '../../text.ts'

/** Counting distinct combinations stops after about a second, and they are walked without a number then. */
const BUDGET: Budget = { work: 1e7, exceptions: 1e6 }

/**
 * The combinations of a recipe, by the same engine and in the same order as in the generator.
 *
 * @param recipe - JSON that was a recipe of the contract when it was saved.
 */
export function toPlan(recipe: Text): Plan {
  const { columns, ...options } = JSON.parse(textOf(recipe)) as Recipe
  const { separator, prefix, suffix, removeWhitespace } = toTexts(options)
  const words = columns.map((text) => parseColumn(text, { removeWhitespace }))
  return compile({ columns: words, separator, prefix, suffix, unique: options.unique }, BUDGET)
}
