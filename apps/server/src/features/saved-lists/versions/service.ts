import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ListVersion, SavedListSummary } from '@wordloom/contract'
import { RequestError, requireItem } from '#errors.ts'
import type { Room } from '#ports/room.ts'
import type { SavedListStorage } from '../storage.ts'

interface ListVersionParts {
  readonly storage: SavedListStorage
  readonly room: Pick<Room, 'claim'>
  /** Set if someone other than the owner acts. */
  readonly guestId?: string | undefined
}

export type ListVersionService = ReturnType<typeof createListVersions>

export function createListVersions({ storage, room, guestId }: ListVersionParts) {
  const isGuest = guestId !== undefined

  return {
    async list(userId: string, listId: number): Promise<ListVersion[]> {
      const history = await storage.history({ userId, listId, isGuest })
      if (history === null) throw new RequestError('not_found')
      return history
    },

    async find(userId: string, listId: number, id: number) {
      const version = await storage.findVersion({ userId, listId, isGuest }, id)
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
        const bytes = await storage.bytesOfVersion(transaction, { userId, listId, isGuest }, versionId)
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
