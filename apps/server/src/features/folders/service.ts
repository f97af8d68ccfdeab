import type { Folder, FolderColor } from '@wordloom/contract'
import { RequestError } from '../../errors.ts'
import type { Repeat } from '../../ports/repeat.ts'
import type { Room } from '../../ports/room.ts'
import type { FolderStorage } from './storage.ts'

interface FolderParts {
  readonly storage: FolderStorage
  readonly room: Pick<Room, 'claim'>
}

const ONE_MORE = { kind: 'folder', count: 1, bytes: 0 } as const

export type FolderService = ReturnType<typeof createFolders>

export function createFolders({ storage, room }: FolderParts) {
  return {
    list: (userId: string): Promise<Folder[]> => storage.list(userId),

    create: (
      userId: string,
      draft: { readonly name: string; readonly color: FolderColor },
      repeat: Repeat | null,
    ): Promise<Folder> =>
      storage.transaction(async (transaction) => {
        const { id } = await storage.once(transaction, userId, repeat, async () => {
          await room.claim(transaction, userId, ONE_MORE)
          return storage.create(transaction, userId, draft)
        })
        const found = await storage.find(transaction, userId, id, { isLocked: false })
        if (found === null || found.isDeleted) throw new RequestError('not_found')
        return found.folder
      }),

    update: (
      userId: string,
      id: number,
      change: { readonly name: string; readonly color?: FolderColor | undefined },
    ): Promise<Folder> =>
      storage.transaction(async (transaction) => {
        const found = await storage.find(transaction, userId, id, { isLocked: true })
        if (found === null || found.isDeleted) throw new RequestError('not_found')
        return storage.update(transaction, userId, id, change)
      }),

    remove: (userId: string, id: number): Promise<void> =>
      storage.transaction(async (transaction) => {
        const found = await storage.find(transaction, userId, id, { isLocked: true })
        if (found === null || found.isDeleted) throw new RequestError('not_found')
        await storage.remove(transaction, userId, id)
      }),

    restore: (userId: string, id: number): Promise<Folder> =>
      storage.transaction(async (transaction) => {
        const before = await storage.find(transaction, userId, id, { isLocked: false })
        if (before === null) throw new RequestError('not_found')
        if (!before.isDeleted) return before.folder
        // Lock the account before what it holds, in the same order as everywhere else.
        await room.claim(transaction, userId, { ...ONE_MORE, isRestored: true })
        const found = await storage.find(transaction, userId, id, { isLocked: true })
        if (found === null) throw new RequestError('not_found')
        if (found.isDeleted) await storage.restore(transaction, userId, id)
        return found.folder
      }),
  }
}
