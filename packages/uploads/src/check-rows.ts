import { compileRecipe, type Plan, type Recipe, type RecipeBudget } from '@wordloom/engine'
import { type Check, TARGETS, type TargetId } from '@wordloom/targets'

export interface CheckedRows {
  /** `null` for rows that can't be counted. */
  readonly total: bigint | null
  readonly fitting: bigint | null
  /** Only reasons for which rows don't fit. A row can have several. */
  readonly problems: readonly {
    readonly reason: string
    readonly count: bigint | null
    readonly examples: readonly string[]
  }[]
}

interface CheckOptions {
  readonly budget?: Partial<RecipeBudget>
  /** Returns the first rows, which of a streamed plan can take any time to find. */
  firstOf(plan: Plan): readonly string[]
}

type LengthRule = NonNullable<NonNullable<Recipe['rules']>['lengths']>[number]

/**
 * Counts the rows of a recipe that fit a target, and those that break each of its checks. Samples, order and fields
 * make no difference.
 *
 * @throws {RecipeError} that names the part of the recipe that can't be used.
 */
export function checkRows(recipe: Recipe, target: TargetId, { budget, firstOf }: CheckOptions): CheckedRows {
  const { order: _, fields: __, ...rows } = recipe
  const { checks } = TARGETS[target]

  const compileWith = (lengths: readonly LengthRule[]): Plan => {
    const { rules = {} } = rows
    const all = { ...rules, lengths: [...(rules.lengths ?? []), ...lengths] }
    return compileRecipe({ ...rows, rules: all }, budget).plan
  }

  const findMisfits = ({ reason, most, ...measure }: Check) => {
    const plan = compileWith([{ ...measure, least: most + 1 }])
    const count = sizeOf(plan)
    const examples = count === 0n ? [] : firstOf(plan)
    return examples.length === 0 ? [] : [{ reason, count, examples }]
  }

  return {
    total: sizeOf(compileWith([])),
    fitting: sizeOf(compileWith(checks)),
    problems: checks.flatMap(findMisfits),
  }
}

function sizeOf(plan: Plan): bigint | null {
  return plan.kind === 'indexed' ? plan.size : null
}
