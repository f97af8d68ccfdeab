import { setImmediate as nextTurn } from 'node:timers/promises'
import { TRASH_DAYS, TRASH_KINDS, type TrashedItem, type TrashKind } from '@wordloom/contract'
import { firstOf } from '../../in-pieces.ts'
import type { Range, TrashStorage } from './storage.ts'

const LIFE_MS = TRASH_DAYS * 24 * 60 * 60 * 1000

/** Items that the trash shows: as many as an account can hold otherwise. */
const SHOWN = 10_000

/** What goes in one transaction: others wait for it. */
const BATCH = { items: 25, bytes: 8 * 1024 * 1024 } as const

export type TrashService = ReturnType<typeof createTrash>

/** What was deleted and is not gone yet. */
export function createTrash({ storage }: { readonly storage: TrashStorage }) {
  return {
    /** The latest first. */
    async list(userId: string): Promise<TrashedItem[]> {
      const items = await storage.list(userId, SHOWN)
      return items.map(({ kind, id, name, deletedAt }) => ({
        kind,
        id,
        name,
        deletedAt: new Date(deletedAt).toISOString(),
        expiresAt: new Date(deletedAt + LIFE_MS).toISOString(),
      }))
    },

    /** Whatever is deleted meanwhile stays. */
    empty: async (userId: string): Promise<void> => eraseAll({ userId, until: await storage.now() }),

    /** Ends what has been here for 30 days. */
    purge: async (): Promise<void> => eraseAll({ until: (await storage.now()) - LIFE_MS }),
  }

  /** Lists and results go before what they were in. */
  async function eraseAll(range: Range): Promise<void> {
    for (const kind of TRASH_KINDS) while (await eraseSome(kind, range)) await nextTurn()
  }

  /** Whether there may be more. */
  async function eraseSome(kind: TrashKind, range: Range): Promise<boolean> {
    const victims = firstOf(await storage.find(kind, range, BATCH.items), BATCH.bytes)
    if (victims.length === 0) return false
    await storage.transaction((transaction) => storage.erase(transaction, kind, victims, range))
    return true
  }
}
