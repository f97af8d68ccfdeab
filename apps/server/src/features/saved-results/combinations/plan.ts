import { type Recipe, toTexts } from '@wordloom/contract'
import { type Budget, compile, type Plan, parseColumn } from '@wordloom/engine'
import { type Text, textOf } from '../../../memory/text.ts'

/** About a second of counting. After that, the plan is enumerated without a count. */
const BUDGET: Budget = { work: 1e7, exceptions: 1e6 }

export function toPlan(recipe: Text): Plan {
  const { columns, ...options } = JSON.parse(textOf(recipe)) as Recipe
  const { separator, prefix, suffix, removeWhitespace } = toTexts(options)
  const words = columns.map((text) => parseColumn(text, { removeWhitespace }))
  return compile({ columns: words, separator, prefix, suffix, unique: options.unique }, BUDGET)
}
