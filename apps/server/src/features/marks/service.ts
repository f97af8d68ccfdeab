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
import type { MarkStorage } from './storage.ts'

const PAGE = 500

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
        const found = await storage.find(transaction, userId, items)
        if (found === null) throw new RequestError('not_found')
        const known = addTags.length === 0 ? [] : await storage.tags(transaction, userId)
        const spellings = new Map(known.map((tag) => [toTagKey(tag), tag]))
        const added = addTags.map((tag) => spellings.get(toTagKey(tag)) ?? tag)
        const gone = new Set(removeTags.map(toTagKey))
        const changed = found.map((mark) => ({
          ...mark,
          isStarred: isStarred ?? mark.starredAt !== null,
          tags: withTags(mark.tags, added).filter((tag) => !gone.has(toTagKey(tag))),
        }))
        if (changed.some(({ tags }) => tags.length > MAX_ITEM_TAGS)) {
          throw fieldError('addTags', MARK_MESSAGES.tooManyOnItem)
        }
        await storage.replace(transaction, userId, changed)
        if (added.length === 0) return
        if ((await storage.tags(transaction, userId)).length > MAX_TAGS) {
          throw fieldError('addTags', MARK_MESSAGES.tooMany)
        }
      }),
  }
}

function withTags(tags: readonly string[], added: readonly string[]): readonly string[] {
  const byKey = new Map([...added, ...tags].map((tag) => [toTagKey(tag), tag]))
  return [...new Set([...tags, ...added].map(toTagKey))].map((key) => byKey.get(key) ?? key)
}
