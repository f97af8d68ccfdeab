import { setImmediate as nextTurn } from 'node:timers/promises'
import { LIST_PREVIEW_WORDS, type ListVersion, type SavedListSummary, toPreview } from '@wordloom/contract'
import { RequestError, requireItem } from '../../../errors.ts'
import { currentHolding } from '../../../memory/held-memory.ts'
import type { Room } from '../../../ports/room.ts'
import type { SavedListStorage } from '../storage.ts'

interface ListVersionParts {
  readonly storage: SavedListStorage
  readonly room: Pick<Room, 'claim'>
  /** Set if someone other than the owner acts. */
  readonly guestId?: string | undefined
}

export type ListVersionService = ReturnType<typeof createListVersions>

export function createListVersions({ storage, room, guestId }: ListVersionParts) {
  return {
    async list(userId: string, listId: number): Promise<ListVersion[]> {
      const history = await storage.history(userId, listId)
      if (history === null) throw new RequestError('not_found')
      const { versions, now } = history
      const small = [now, ...versions].filter(({ words }) => words !== null)
      currentHolding()?.keep(small.reduce((sum, { bytes }) => sum + bytes, 0))
      const answer: ListVersion[] = []
      let later = now.words
      for (const { head, preview, words } of versions) {
        const difference = words === null || later === null ? null : differenceOf(words, later)
        answer.push({ ...head, preview: [...preview], difference })
        later = words
        await nextTurn()
      }
      return answer
    },

    async find(userId: string, listId: number, id: number) {
      const version = await storage.findVersion(userId, listId, id)
      if (version === null) throw new RequestError('not_found')
      return version
    },

    bringBack: (
      userId: string,
      { id: listId, versionId }: { readonly id: number; readonly versionId: number },
      version: number | null,
    ): Promise<SavedListSummary> =>
      storage.transaction(async (transaction) => {
        const before = requireItem(await storage.look(transaction, userId, listId), null)
        const bytes = await storage.bytesOfVersion(transaction, userId, listId, versionId)
        if (bytes === null) throw new RequestError('not_found')
        await room.claim(transaction, userId, { kind: 'list', count: 0, bytes: bytes - before.bytes })
        requireItem(await storage.lock(transaction, userId, listId), version)
        const changing = { userId, listId, by: guestId ?? userId, id: versionId }
        const list = await storage.bringBack(transaction, changing)
        if (list === null) throw new RequestError('not_found')
        return list
      }),

    async purge(): Promise<void> {
      while (await storage.purgeVersions()) await nextTurn()
    },
  }
}

/** Compares different words: their order and repeats don't count. */
function differenceOf(earlier: string, later: string): ListVersion['difference'] {
  const [before, after] = [wordsOf(earlier), wordsOf(later)]
  const added = [...after].filter((word) => !before.has(word))
  const removed = [...before].filter((word) => !after.has(word))
  return {
    added: added.length,
    removed: removed.length,
    addedExamples: toPreview(added, LIST_PREVIEW_WORDS),
    removedExamples: toPreview(removed, LIST_PREVIEW_WORDS),
  }
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text === '' ? [] : text.split('\n'))
}
