import { type EnginePlace, type SettingPlace, toSettingPlace } from './engine-recipe.ts'
import type { Recipe } from './recipe.ts'

const PART_NAMES = { link: 'Link', pattern: 'Pattern', rule: 'Rule', field: 'Field' } as const

/** @example atSetting({ part: 'pattern', number: 1, range: null }, 'Close this brace.') // 'Pattern 2: Close this brace.' */
export function atSetting({ part, number, range }: SettingPlace, problem: string): string {
  if (part === 'columns') return problem
  if (part === 'order') return `Order: ${problem}`
  const character = range === null ? '' : `, character ${range.from + 1}`
  return `${PART_NAMES[part]} ${number + 1}${character}: ${problem}`
}

export function atEnginePlace({ rows = {} }: Recipe, place: EnginePlace, problem: string): string {
  return atSetting(toSettingPlace(rows, place), problem)
}

export interface CompiledSettings {
  readonly plan:
    | { readonly kind: 'indexed'; readonly size: bigint; readonly total: bigint }
    | { readonly kind: 'streamed' }
  readonly unknownWords: readonly { readonly from: number; readonly to: number; readonly message: string }[]
}

/** Finds a likely mistake. To name a rule, it compiles the recipe with each alone, until `hasTime` is false. */
export function findMistake(
  recipe: Recipe,
  { plan, unknownWords: [unknown] }: CompiledSettings,
  compile: (recipe: Recipe) => CompiledSettings,
  hasTime: () => boolean = () => true,
): string | null {
  if (unknown !== undefined) {
    const { from, to, message } = unknown
    return atEnginePlace(recipe, { part: 'conditions', number: 0, range: { from, to } }, message)
  }
  if (!isEmptied(plan)) return null
  for (const [number, rule] of (recipe.rows?.rules ?? []).entries()) {
    if (rule.isOff === true || !hasTime()) continue
    const alone = { ...recipe, rows: { ...recipe.rows, rules: [rule] } }
    if (isEmptied(compile(alone).plan))
      return atSetting({ part: 'rule', number, range: null }, 'This rule drops all rows.')
  }
  return 'The rules drop all rows together.'
}

function isEmptied(plan: CompiledSettings['plan']): boolean {
  return plan.kind === 'indexed' && plan.size === 0n && plan.total > 0n
}
