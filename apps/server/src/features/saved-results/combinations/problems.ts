import { atSetting, type Recipe, toSettingPlace, withSingleRules } from '@wordloom/contract'
import { type CompiledRecipe, RecipeError } from '@wordloom/engine'
import { compilePlan } from './plan.ts'

const NAMING_MS = 1000

const TEXTS = {
  emptied: 'This rule drops all rows.',
  emptiedTogether: 'The rules drop all rows together.',
  numbersNeedCount: "These rows can't be counted in advance, so a field can't show their numbers.",
} as const

/** Says what is wrong with a recipe, and where. */
export function explain({ rows = {} }: Recipe, { place, message }: RecipeError): string {
  return atSetting(toSettingPlace(rows, place), message)
}

/** Returns what is wrong with a recipe that compiles, if anything is. */
export function findProblem(recipe: Recipe, { plan, table, unknownWords }: CompiledRecipe): string | null {
  const [unknown] = unknownWords
  if (unknown !== undefined) {
    const { from, to, message } = unknown
    return explain(recipe, new RecipeError(message, { part: 'conditions', range: { from, to } }))
  }
  if (plan.kind === 'indexed') return plan.size === 0n && plan.total > 0n ? whyEmpty(recipe) : null
  return table?.showsNumber === true ? TEXTS.numbersNeedCount : null
}

function whyEmpty(recipe: Recipe): string {
  const began = performance.now()
  for (const { place, recipe: alone } of withSingleRules(recipe)) {
    if (performance.now() - began > NAMING_MS) break
    const { plan } = compilePlan(alone)
    if (plan.kind === 'indexed' && plan.size === 0n) return atSetting(place, TEXTS.emptied)
  }
  return TEXTS.emptiedTogether
}
