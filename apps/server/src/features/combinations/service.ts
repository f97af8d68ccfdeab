import {
  type BodyOf,
  type combinations,
  csvChoicesOf,
  MIN_COLUMNS,
  type ReplyOf,
  type SentRecipe,
  type SentUploadFile,
  toCombinationCount,
  type uploads,
} from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import { openDocument, openUpload } from '../../plan-workers/open-document.ts'
import type { Measure, OpenedDocument, PlanWorkers } from '../../plan-workers/plan-workers.ts'
import { refuse } from '../../plan-workers/unusable.ts'
import type { UploadTask } from '../../plan-workers/uploads.ts'
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

interface OpenedUpload extends OpenedDocument {
  readonly fileNames: readonly string[]
}

export type CombinationService = ReturnType<typeof createCombinations>

export function createCombinations({ columnsFor, planWorkers, megabytes, limits }: CombinationParts) {
  const streams = createStreams(megabytes, limits)

  return {
    /** The rows fail if they exceed a limit. @throws {RequestError} `bad_request`, `plan_limit`, `too_many_requests` */
    write: (
      userId: string,
      { recipe, format = 'txt', from = 0n, count, ...choices }: BodyOf<typeof combinations.write>,
      left: AbortSignal,
    ): Promise<OpenedDocument> =>
      streams.open(userId, left, T.readInParts, async () => {
        await measure(userId, recipe)
        if (left.aborted) throw new RequestError('bad_request')
        const { hasMark, guardsFormulas } = csvChoicesOf(choices)
        const form = { format, guardsFormulas, hasMark: hasMark && from === 0n }
        return openDocument(planWorkers, { recipe: recipe.json }, form, { from, count: count ?? null })
      }),

    async count(
      userId: string,
      { recipe }: BodyOf<typeof combinations.count>,
    ): Promise<ReplyOf<typeof combinations.count>> {
      const { count, isExact, preview } = await measure(userId, recipe)
      return { count: toCombinationCount(count), isExact, preview }
    },

    /** @throws {RequestError} `bad_request` with what the platform would refuse, `plan_limit`, `too_many_requests` */
    campaign: (
      userId: string,
      { campaign, for: target, encoding }: BodyOf<typeof uploads.campaign>,
      left: AbortSignal,
    ): Promise<OpenedUpload> =>
      writeUpload(
        userId,
        campaign,
        { campaign: campaign.json, for: target, encoding: encoding ?? null },
        left,
      ),

    /** @throws {RequestError} as for a campaign */
    products: (
      userId: string,
      { products, for: target }: BodyOf<typeof uploads.products>,
      left: AbortSignal,
    ): Promise<OpenedUpload> => writeUpload(userId, products, { products: products.json, for: target }, left),
  }

  function writeUpload(
    userId: string,
    { columnCount }: SentUploadFile,
    task: UploadTask,
    left: AbortSignal,
  ): Promise<OpenedUpload> {
    return streams.open(userId, left, T.useTheCommandLine, async () => {
      await requireColumns(userId, columnCount)
      const checked = await planWorkers.checkUpload(task)
      if ('problem' in checked) throw refuse(checked, 'campaign' in task ? 'campaign' : 'products')
      if (left.aborted) throw new RequestError('bad_request')
      return { ...(await openUpload(planWorkers, task, checked)), fileNames: checked.fileNames }
    })
  }

  /** Recipes of one account wait in line, so that slow ones delay others by at most one of them. */
  async function measure(userId: string, { json, columnCount }: SentRecipe): Promise<Measure> {
    await requireColumns(userId, columnCount)
    const measured = await planWorkers.measure(json, null)
    if ('problem' in measured) throw refuse(measured, 'recipe')
    return measured
  }

  async function requireColumns(userId: string, columnCount: number): Promise<void> {
    if (columnCount <= MIN_COLUMNS) return
    const most = await columnsFor(userId)
    if (columnCount > most) throw new RequestError('plan_limit', { message: T.tooManyColumns(most) })
  }
}
