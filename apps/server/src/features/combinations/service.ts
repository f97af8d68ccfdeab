import {
  type BodyOf,
  type combinations,
  MIN_COLUMNS,
  type ReplyOf,
  type SentRecipe,
  toCombinationCount,
} from '@wordloom/contract'
import { fieldError, RequestError } from '../../errors.ts'
import { openDocument } from '../../plan-workers/open-document.ts'
import type { Measure, OpenedDocument, PlanWorkers } from '../../plan-workers/plan-workers.ts'
import { createStreams, type StreamLimits } from './streams.ts'
import { COMBINATION_TEXTS as T } from './texts.ts'

interface CombinationParts {
  readonly columnsFor: (userId: string) => Promise<number>
  readonly planWorkers: PlanWorkers
  readonly megabytes: {
    spend(userId: string): Promise<void>
  }
  readonly limits?: StreamLimits
}

export type CombinationService = ReturnType<typeof createCombinations>

export function createCombinations({ columnsFor, planWorkers, megabytes, limits }: CombinationParts) {
  const streams = createStreams(megabytes, limits)

  return {
    /** The rows fail if they exceed a limit. @throws {RequestError} `bad_request`, `plan_limit`, `too_many_requests` */
    write: (
      userId: string,
      { recipe, format = 'txt', from = 0n, count }: BodyOf<typeof combinations.write>,
      left: AbortSignal,
    ): Promise<OpenedDocument> =>
      streams.open(userId, left, async () => {
        await measure(userId, recipe)
        if (left.aborted) throw new RequestError('bad_request')
        return openDocument(planWorkers, { recipe: recipe.json }, format, { from, count: count ?? null })
      }),

    async count(
      userId: string,
      { recipe }: BodyOf<typeof combinations.count>,
    ): Promise<ReplyOf<typeof combinations.count>> {
      const { count, isExact, preview } = await measure(userId, recipe)
      return { count: toCombinationCount(count), isExact, preview }
    },
  }

  /** Recipes of one account wait in line, so that slow ones delay others by at most one of them. */
  async function measure(userId: string, { json, columnCount }: SentRecipe): Promise<Measure> {
    if (columnCount > MIN_COLUMNS) {
      const most = await columnsFor(userId)
      if (columnCount > most) throw new RequestError('plan_limit', { message: T.tooManyColumns(most) })
    }
    const measured = await planWorkers.measure(json, null, userId)
    if ('problem' in measured) throw fieldError('recipe', measured.problem)
    return measured
  }
}
