import {
  type CompiledRecipe,
  compileRecipe,
  type Recipe,
  RecipeError,
  type RuleName,
  separateRules,
} from '@wordloom/engine'
import { UsageError } from '../usage-error.ts'
import type { LengthOption, RecipeOptions } from './recipe-options.ts'
import { RECIPE_TEXTS as T } from './texts.ts'

export function compileOptions(recipe: Recipe, options: RecipeOptions): CompiledRecipe {
  const compiled = explain(recipe, options)
  const [unknown] = compiled.unknownWords
  if (unknown !== undefined) throw new UsageError(atCondition(options, unknown.from, unknown.message))
  const { plan } = compiled
  if (plan.kind === 'indexed' && plan.size === 0n && plan.total > 0n)
    throw new UsageError(whyEmpty(recipe, options))
  return compiled
}

function explain(recipe: Recipe, options: RecipeOptions): CompiledRecipe {
  try {
    return compileRecipe(recipe)
  } catch (error) {
    if (!(error instanceof RecipeError)) throw error
    const { part, number, range } = error.place
    if (range === null) throw new UsageError(error.message, { cause: error })
    if (part === 'conditions')
      throw new UsageError(atCondition(options, range.from, error.message), { cause: error })
    const [option, text] =
      part === 'pattern'
        ? ['--pattern', options.patterns[number] ?? '']
        : ['--field', options.fields[number]?.template ?? '']
    throw new UsageError(T.at(option, text, range.from, error.message), { cause: error })
  }
}

/** `from` is an offset in all conditions together. */
function atCondition({ conditions }: RecipeOptions, from: number, problem: string): string {
  let begin = 0
  for (const condition of conditions) {
    const length = condition.length + ';\n'.length
    if (from < begin + length) return T.at('--rule', condition, from - begin, problem)
    begin += length
  }
  return T.at('--rule', conditions.at(-1) ?? '', conditions.at(-1)?.length ?? 0, problem)
}

function whyEmpty(recipe: Recipe, options: RecipeOptions): string {
  const alone = separateRules(recipe).find(({ recipe: one }) => {
    const { plan } = compileRecipe(one)
    return plan.kind === 'indexed' && plan.size === 0n
  })
  return alone === undefined ? T.emptiedTogether : T.emptied(optionOf(alone.rule, options))
}

function optionOf({ kind, number }: RuleName, { lengths, conditions, target }: RecipeOptions): string {
  switch (kind) {
    case 'length':
      return number < lengths.length ? nameOf(lengths[number]) : `--for ${target?.id ?? ''}`
    case 'noWordTwice':
      return '--no-repeated-words'
    case 'condition':
      return `--rule '${conditions[number] ?? ''}'`
    case 'leaveOut':
      return '--leave-out'
  }
}

function nameOf(length: LengthOption | undefined): string {
  const unit = length?.unit === 'characters' ? 'length' : (length?.unit ?? 'length')
  return length?.most === undefined ? `--min-${unit}` : `--max-${unit}`
}
