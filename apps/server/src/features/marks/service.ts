import {
  type BodyOf,
  MARK_MESSAGES,
  MAX_ITEM_TAGS,
  MAX_TAGS,
  type Mark,
  type marks,
  toTagKey,
} from '@wordloom/contract'
import { fieldError, RequestError } from '../../errors.ts'
import { readAll } from '../../memory/row-batches.ts'
import type { Room } from '../../ports/room.ts'
import type { MarkStorage, Transaction } from './storage.ts'

/** Each mark can have many tags. */
const PAGE = 100

interface MarkParts {
  readonly storage: MarkStorage
  readonly room: Pick<Room, 'claim'>
}

export type MarkService = ReturnType<typeof createMarks>

export function createMarks({ storage, room }: MarkParts) {
  return {
    async list(userId: string): Promise<Mark[]> {
      const rows = await readAll(PAGE, (before) => storage.list(userId, before, PAGE))
      return rows.map(({ mark }) => mark)
    },

    change: (userId: string, change: BodyOf<typeof marks.change>): Promise<void> =>
      storage.transaction(async (transaction) => {
        // Locks the account, so that the number of its tags stays as it was counted.
        await room.claim(transaction, userId, { kind: 'list', count: 0, bytes: 0 })
        const { items, isStarred, addTags = [], removeTags = [] } = change
        if (!(await storage.areThere(transaction, userId, items))) throw new RequestError('not_found')
        const markIds = await storage.mark(transaction, userId, items, isStarred)
        const removed = byKey(removeTags)
        const added = [...byKey(addTags)].filter(([key]) => !removed.has(key)).map(([, tag]) => tag)
        for (const tag of removed.values()) await storage.removeTag(transaction, userId, markIds, tag)
        await add(transaction, userId, markIds, added)
        await storage.dropEmpty(transaction, userId, markIds)
      }),
  }

  async function add(
    transaction: Transaction,
    userId: string,
    markIds: readonly number[],
    tags: readonly string[],
  ): Promise<void> {
    if (tags.length === 0) return
    let isNew = false
    for (const tag of tags) {
      const known = await storage.spelling(transaction, userId, tag)
      isNew ||= known === undefined
      await storage.addTag(transaction, userId, markIds, known ?? tag)
    }
    if ((await storage.maxTags(transaction, userId, markIds)) > MAX_ITEM_TAGS)
      throw fieldError('addTags', MARK_MESSAGES.tooManyOnItem)
    if (isNew && (await storage.countTags(transaction, userId, MAX_TAGS + 1)) > MAX_TAGS)
      throw fieldError('addTags', MARK_MESSAGES.tooMany)
  }
}

/** The first spelling of each. */
function byKey(tags: readonly string[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>()
  for (const tag of tags) if (!first.has(toTagKey(tag))) first.set(toTagKey(tag), tag)
  return first
}
