import {
  type BodyOf,
  type NegativeEffects,
  type ReplyOf,
  TARGET_MESSAGES,
  type TargetCheck,
  type targets,
  toCombinationCount,
} from '@wordloom/contract'
import { TARGET_IDS, TARGETS } from '@wordloom/targets'
import { fieldError } from '../../errors.ts'
import type { PlanWorkers } from '../../plan-workers/plan-workers.ts'
import { refuse } from '../../plan-workers/unusable.ts'

export type TargetService = ReturnType<typeof createTargets>

export function createTargets(planWorkers: Pick<PlanWorkers, 'check' | 'judgeNegatives' | 'pack'>) {
  return {
    list: (): ReplyOf<typeof targets.list> => ({
      targets: TARGET_IDS.map((id) => {
        const { checks, ...facts } = TARGETS[id]
        return { id, ...facts, checks: checks.map(({ reason }) => reason) }
      }),
    }),

    /** @throws {RequestError} `bad_request` that names the place in the recipe */
    async check({ target, recipe, words }: BodyOf<typeof targets.check>): Promise<TargetCheck> {
      const source = recipe === undefined ? words && { words: words.text } : { recipe: recipe.json }
      if (source === undefined || (recipe !== undefined && words !== undefined))
        throw fieldError('recipe', TARGET_MESSAGES.rowsOrWords)
      const checked = await planWorkers.check({ source, target })
      if ('problem' in checked) throw refuse(checked, recipe === undefined ? 'words' : 'recipe')
      const { total, fitting, problems } = checked
      return {
        total: toCount(total),
        fitting: toCount(fitting),
        problems: problems.map(({ count, ...problem }) => ({ ...problem, count: toCount(count) })),
      }
    },

    async judgeNegatives(texts: BodyOf<typeof targets.judgeNegatives>): Promise<NegativeEffects> {
      const effects = await planWorkers.judgeNegatives(texts)
      if ('problem' in effects) throw refuse(effects, 'keywords')
      if (effects.keywords === 0) throw fieldError('keywords', TARGET_MESSAGES.noKeyword)
      if (effects.negatives === 0) throw fieldError('negatives', TARGET_MESSAGES.noNegative)
      return effects
    },

    async pack(task: BodyOf<typeof targets.pack>): Promise<ReplyOf<typeof targets.pack>> {
      const packed = await planWorkers.pack(task)
      if ('problem' in packed) throw refuse(packed, 'terms')
      return packed
    },
  }
}

function toCount(count: bigint | null) {
  return count === null ? null : toCombinationCount(count)
}
