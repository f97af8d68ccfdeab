import { parseConditions } from '../rules/conditions/parse-conditions.ts'
import { namesOf } from './layouts.ts'
import type { Recipe } from './recipe.ts'

/** One rule of a recipe. `number` counts the rules of a kind from 0. */
export interface RuleName {
  readonly kind: 'length' | 'noWordTwice' | 'condition' | 'leaveOut'
  readonly number: number
}

/** Returns the recipe under each rule alone. @throws {ConditionError} if a condition can't be read. */
export function separateRules(
  recipe: Recipe,
): readonly { readonly rule: RuleName; readonly recipe: Recipe }[] {
  const { lengths = [], noWordTwice = false, conditions = '', leaveOut = [] } = recipe.rules ?? {}
  const alone = (kind: RuleName['kind'], number: number, rules: NonNullable<Recipe['rules']>) => ({
    rule: { kind, number },
    recipe: { ...recipe, rules },
  })
  return [
    ...lengths.map((length, number) => alone('length', number, { lengths: [length] })),
    ...(noWordTwice ? [alone('noWordTwice', 0, { noWordTwice })] : []),
    ...parseConditions(conditions, namesOf(recipe)).map(({ text }, number) =>
      alone('condition', number, { conditions: text }),
    ),
    ...(leaveOut.length > 0 ? [alone('leaveOut', 0, { leaveOut })] : []),
  ]
}
