import type { SettingPlace } from './engine-recipe.ts'
import type { Recipe } from './recipe.ts'

const PART_NAMES = {
  link: 'Link',
  pattern: 'Pattern',
  rule: 'Rule',
  field: 'Field',
} as const

/** @example atSetting({ part: 'pattern', number: 1, range: null }, 'Close this brace.') // 'Pattern 2: Close this brace.' */
export function atSetting({ part, number, range }: SettingPlace, problem: string): string {
  if (part === 'columns') return problem
  if (part === 'order') return `Order: ${problem}`
  const character = range === null ? '' : `, character ${range.from + 1}`
  return `${PART_NAMES[part]} ${number + 1}${character}: ${problem}`
}

/** Returns the recipe once with each of its rules alone, so that the effect of one rule can be counted. */
export function withSingleRules(
  recipe: Recipe,
): readonly { readonly place: SettingPlace; readonly recipe: Recipe }[] {
  const { rules = [] } = recipe.rows ?? {}
  return rules.flatMap((rule, number) =>
    rule.isOff === true
      ? []
      : [
          {
            place: { part: 'rule' as const, number, range: null },
            recipe: { ...recipe, rows: { ...recipe.rows, rules: [rule] } },
          },
        ],
  )
}
