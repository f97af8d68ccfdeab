import { ITEM_FIELD_MESSAGES, type Items, type SavedResultSummary, type SentRecipe } from '@wordloom/contract'
import { fieldError, RequestError, requireItem } from '../../errors.ts'
import { demandRoomForLargest } from '../../memory/held-memory.ts'
import { readAll } from '../../memory/row-batches.ts'
import { textOf } from '../../memory/text.ts'
import type { DocumentForm, OpenedDocument, PlanWorkers } from '../../plan-workers/plan-workers.ts'
import { refuse } from '../../plan-workers/unusable.ts'
import type { Repeat } from '../../ports/repeat.ts'
import type { Room } from '../../ports/room.ts'
import { createAnswers, type WholeResult } from './answers.ts'
import { type Content, contentOfItems, contentOfRecipe } from './content.ts'
import type { NamedRecipe, SavedResultStorage, StoredResult, Transaction } from './storage.ts'

const PAGE = 500

const DISAGREEMENTS = {
  other: 'This recipe makes other combinations than those that came with it',
  unknown: 'Comparing this recipe with its combinations takes too long. Please send one of them.',
} as const

interface Naming {
  readonly name: string
  readonly description?: string | null | undefined
}

interface Draft extends Naming {
  readonly combinations?: Items | undefined
  readonly recipe?: SentRecipe | undefined
  readonly separator: string
  readonly wrap: string
  readonly projectId?: number | null | undefined
}

interface Part {
  readonly projectId?: number
}

interface SavedResultParts {
  readonly storage: SavedResultStorage
  readonly room: Pick<Room, 'claim'>
  readonly planWorkers: PlanWorkers
}

export type SavedResultService = ReturnType<typeof createSavedResults>

export function createSavedResults({ storage, room, planWorkers }: SavedResultParts) {
  const answers = createAnswers(planWorkers)

  return {
    summaries: (userId: string, part: Part = {}): Promise<SavedResultSummary[]> =>
      readAll(PAGE, (before) => storage.summaries(userId, { ...part, before, most: PAGE })),

    async whole(userId: string, part: Part = {}): Promise<AsyncIterable<string>> {
      const sizes = await storage.sizes(userId, part)
      demandRoomForLargest(sizes)
      return answers.all(sizes, (ends) => storage.whole(userId, part, ends))
    },

    async read(userId: string, id: number): Promise<WholeResult> {
      return answers.open(await find(userId, id))
    },

    find,

    members: answers.members,

    async recipe(userId: string, id: number): Promise<NamedRecipe> {
      const found = await storage.findRecipe(userId, id)
      if (found === null) throw new RequestError('not_found')
      return found
    },

    async export(userId: string, id: number, form: DocumentForm): Promise<OpenedDocument> {
      return answers.file(await find(userId, id), form)
    },

    async create(userId: string, draft: Draft, repeat: Repeat | null): Promise<SavedResultSummary> {
      const { summary } = await save(userId, draft, await contentOf(draft), repeat)
      return summary
    },

    createWhole: async (userId: string, draft: Draft, repeat: Repeat | null): Promise<WholeResult> =>
      answers.open(await save(userId, draft, await contentOf(draft), repeat)),

    async replace(
      userId: string,
      id: number,
      draft: Naming & { readonly combinations: Items },
      version: number | null,
    ): Promise<SavedResultSummary> {
      const { summary } = await rewrite(userId, id, draft, version)
      return summary
    },

    replaceWhole: async (
      userId: string,
      id: number,
      draft: Naming & { readonly combinations: Items },
      version: number | null,
    ): Promise<WholeResult> => answers.open(await rewrite(userId, id, draft, version)),

    rename: (
      userId: string,
      id: number,
      { name, description = null }: Naming,
      version: number | null,
    ): Promise<SavedResultSummary> =>
      storage.transaction(async (transaction) => {
        requireItem(await storage.lock(transaction, userId, id), version)
        return storage.change(transaction, userId, id, { name, description })
      }),

    move: (userId: string, id: number, projectId: number | null): Promise<SavedResultSummary> =>
      storage.transaction(async (transaction) => {
        await hold(transaction, userId, projectId)
        const result = await storage.move(transaction, userId, id, projectId)
        if (result === null) throw new RequestError('not_found')
        return result
      }),

    remove: (userId: string, id: number, version: number | null): Promise<void> =>
      storage.transaction(async (transaction) => {
        requireItem(await storage.lock(transaction, userId, id), version)
        await storage.remove(transaction, userId, id)
      }),

    restore: (userId: string, id: number): Promise<SavedResultSummary> =>
      storage.transaction(async (transaction) => {
        const before = await storage.look(transaction, userId, id)
        if (before === null) throw new RequestError('not_found')
        if (!before.isDeleted) return storage.findSummary(transaction, userId, id)
        await room.claim(transaction, userId, { kind: 'result', count: 1, bytes: 0, isRestored: true })
        const { projectId } = before
        const isProjectLost =
          projectId !== null && !(await storage.holdProject(transaction, userId, projectId))
        const now = await storage.lock(transaction, userId, id)
        if (now === null) throw new RequestError('not_found')
        if (!now.isDeleted) return storage.findSummary(transaction, userId, id)
        // Its project was restored or deleted in the meantime.
        if (now.projectId !== projectId) throw new RequestError('conflict')
        return storage.restore(transaction, userId, id, { isProjectLost })
      }),
  }

  async function contentOf({ combinations, recipe }: Draft): Promise<Content> {
    if (recipe === undefined) {
      if (combinations !== undefined) return contentOfItems(combinations)
      throw fieldError('combinations', ITEM_FIELD_MESSAGES.noCombinations)
    }
    const measure = await planWorkers.measure(recipe.json, combinations?.text ?? null)
    if ('problem' in measure) throw refuse(measure, 'recipe')
    if (measure.agreement !== 'same') throw fieldError('recipe', DISAGREEMENTS[measure.agreement])
    if (measure.count === 0n) throw fieldError('recipe', ITEM_FIELD_MESSAGES.noCombinations)
    return contentOfRecipe(recipe, measure)
  }

  async function save(
    userId: string,
    draft: Draft,
    content: Content,
    repeat: Repeat | null,
  ): Promise<StoredResult> {
    const { name, description = null, recipe, projectId = null } = draft
    // The recipe determines both without ambiguity.
    const { separator, wrap } = recipe ?? draft
    const result = { name, description, projectId, separator, wrap, content }
    const { id, made } = await storage.transaction(async (transaction) => {
      let made: SavedResultSummary | undefined
      const { id } = await storage.once(transaction, userId, repeat, async () => {
        await room.claim(transaction, userId, { kind: 'result', count: 1, bytes: content.bytes })
        await hold(transaction, userId, projectId)
        made = await storage.create(transaction, userId, result)
        return made.id
      })
      return { id, made }
    })
    if (made === undefined) return find(userId, id)
    return { summary: made, recipe: content.recipe, text: content.text }
  }

  async function rewrite(
    userId: string,
    id: number,
    draft: Naming & { readonly combinations: Items },
    version: number | null,
  ): Promise<StoredResult> {
    const { name, description = null, combinations } = draft
    for (;;) {
      const before = await find(userId, id)
      if (version !== null && before.summary.version !== version) throw new RequestError('changed_elsewhere')
      const isSame = await isMadeOf(before, combinations)
      const content = isSame ? undefined : contentOfItems(combinations)
      const summary = await storage.transaction(async (transaction) => {
        const { bytes = 0 } = (await storage.look(transaction, userId, id)) ?? {}
        const growth = content === undefined ? 0 : content.bytes - bytes
        await room.claim(transaction, userId, { kind: 'result', count: 0, bytes: growth })
        const now = requireItem(await storage.lock(transaction, userId, id), version)
        // The result changed after it was compared, so compare again.
        if (now.version !== before.summary.version) return null
        return storage.change(transaction, userId, id, { name, description, content })
      })
      if (summary === null) continue
      return isSame ? { ...before, summary } : { summary, recipe: null, text: combinations.text }
    }
  }

  async function isMadeOf(
    { summary, recipe, text }: StoredResult,
    { text: sent, count }: Items,
  ): Promise<boolean> {
    if (text !== null || recipe === null) return text !== null && textOf(text) === textOf(sent)
    const isCountOther = summary.isCountExact && summary.combinationCount !== count
    if (isCountOther) return false
    const measure = await planWorkers.measure(recipe, sent)
    return 'agreement' in measure && measure.agreement === 'same'
  }

  async function find(userId: string, id: number): Promise<StoredResult> {
    const result = await storage.find(userId, id)
    if (result === null) throw new RequestError('not_found')
    return result
  }

  /** Keeps its parents from being deleted until the transaction ends. */
  async function hold(transaction: Transaction, userId: string, projectId: number | null): Promise<void> {
    const isThere = projectId === null || (await storage.holdProject(transaction, userId, projectId))
    if (!isThere) throw new RequestError('not_found')
  }
}
