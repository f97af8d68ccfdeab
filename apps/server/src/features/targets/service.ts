import {
  type BodyOf,
  type NegativeEffects,
  type ReplyOf,
  TARGET_MESSAGES,
  type TargetCheck,
  type targets,
  toCombinationCount,
} from '@wordloom/contract'
import {
  lengthsOf,
  PACKING_TARGETS,
  type PackingTarget,
  packTerms,
  TARGET_IDS,
  TARGETS,
} from '@wordloom/targets'
import { fieldError } from '../../errors.ts'
import type { PlanWorkers } from '../../plan-workers/plan-workers.ts'

export type TargetService = ReturnType<typeof createTargets>

export function createTargets(planWorkers: Pick<PlanWorkers, 'check' | 'judgeNegatives'>) {
  return {
    list: (): ReplyOf<typeof targets.list> => ({
      targets: TARGET_IDS.map((id) => {
        const { checks, ...facts } = TARGETS[id]
        return { id, ...facts, checks: checks.map(({ reason }) => reason) }
      }),
    }),

    /** @throws {RequestError} `bad_request` that names the place in the recipe */
    async check(
      userId: string,
      { target, recipe, words }: BodyOf<typeof targets.check>,
    ): Promise<TargetCheck> {
      const source = recipe === undefined ? words && { words: words.text } : { recipe: recipe.json }
      if (source === undefined || (recipe !== undefined && words !== undefined))
        throw fieldError('recipe', TARGET_MESSAGES.rowsOrWords)
      const checked = await planWorkers.check({ source, target }, userId)
      if ('problem' in checked) throw fieldError(recipe === undefined ? 'words' : 'recipe', checked.problem)
      const { total, fitting, problems } = checked
      return {
        total: toCount(total),
        fitting: toCount(fitting),
        problems: problems.map(({ count, ...problem }) => ({ ...problem, count: toCount(count) })),
      }
    },

    async judgeNegatives(
      userId: string,
      texts: BodyOf<typeof targets.judgeNegatives>,
    ): Promise<NegativeEffects> {
      const effects = await planWorkers.judgeNegatives(texts, userId)
      if ('problem' in effects) throw fieldError('keywords', effects.problem)
      if (effects.keywords === 0) throw fieldError('keywords', TARGET_MESSAGES.noKeyword)
      if (effects.negatives === 0) throw fieldError('negatives', TARGET_MESSAGES.noNegative)
      return effects
    },

    pack({ target, terms }: BodyOf<typeof targets.pack>): ReplyOf<typeof targets.pack> {
      const rules: PackingTarget = PACKING_TARGETS[target]
      const { text, pieces, placed, leftOut } = packTerms(terms, rules)
      return { text, pieces, ...lengthsOf(text), placed, leftOut, limit: rules.limit }
    },
  }
}

function toCount(count: bigint | null) {
  return count === null ? null : toCombinationCount(count)
}
