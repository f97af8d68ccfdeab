import { CHECK_EXAMPLES, toEngineRecipe, wordReading } from '@wordloom/contract'
import { type Recipe as EngineRecipe, type Plan, parseColumn } from '@wordloom/engine'
import type { TargetId } from '@wordloom/targets'
import { type CheckedRows, checkRows as check } from '@wordloom/uploads'
import { type Text, textOf } from '../memory/text.ts'
import { firstOf } from './measure.ts'
import { COUNTING_BUDGET, readRecipe } from './plan.ts'
import { explain } from './problems.ts'
import type { Unusable } from './unusable.ts'

export interface CheckTask {
  readonly source: { readonly recipe: Text } | { readonly words: Text }
  readonly target: TargetId
}

const OPTIONS = { budget: COUNTING_BUDGET, firstOf: (plan: Plan) => firstOf(plan, CHECK_EXAMPLES) }

export function checkRows({ source, target }: CheckTask): CheckedRows | Unusable {
  if ('words' in source)
    return check({ columns: [{ words: textOf(source.words).split('\n') }] }, target, OPTIONS)
  const recipe = readRecipe(source.recipe)
  try {
    return check(toEngine(recipe), target, OPTIONS)
  } catch (error) {
    return explain(recipe, error)
  }
}

function toEngine({ columns, ...options }: ReturnType<typeof readRecipe>): EngineRecipe {
  const words = columns.map((text, column) => parseColumn(text, wordReading(options, column)))
  return toEngineRecipe(options, words)
}
