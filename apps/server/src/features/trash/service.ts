import { setImmediate as nextTurn } from 'node:timers/promises'
import { TRASH_DAYS, TRASH_KINDS, type TrashedItem, type TrashKind } from '@wordloom/contract'
import { firstOf } from '../../memory/row-batches.ts'
import type { Range, TrashStorage, Victim } from './storage.ts'

const LIFE_MS = TRASH_DAYS * 24 * 60 * 60 * 1000

/** As many items as an account can hold. */
const SHOWN = 10_000

/** Limits of one transaction, because other requests wait for it. */
const BATCH = { items: 25, bytes: 8 * 1024 * 1024 } as const

export type TrashService = ReturnType<typeof createTrash>

export function createTrash({ storage }: { readonly storage: TrashStorage }) {
  return {
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

    empty: async (userId: string): Promise<void> => eraseAll({ userId, until: await storage.now() }),

    purge: async (): Promise<void> => eraseAll({ until: (await storage.now()) - LIFE_MS }),
  }

  /** The kinds are in an order in which nothing is erased before what it holds. */
  async function eraseAll(range: Range): Promise<void> {
    for (const kind of TRASH_KINDS) while (await eraseSome(kind, range)) await nextTurn()
  }

  async function eraseSome(kind: TrashKind, range: Range): Promise<boolean> {
    const victims = firstOf(await storage.find(kind, range, BATCH.items), BATCH.bytes)
    if (victims.length === 0) return false
    if (kind === 'list') await eraseVersions(victims)
    await storage.transaction((transaction) => storage.erase(transaction, kind, victims, range))
    return true
  }

  async function eraseVersions(lists: readonly Victim[]): Promise<void> {
    for (const list of lists) while (await storage.eraseVersions(list, BATCH)) await nextTurn()
  }
}
