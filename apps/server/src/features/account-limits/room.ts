import type { Entitlements } from '@wordloom/contract'
import { ROW_BYTES } from '../../database/accounts/account-totals.ts'
import { RequestError } from '../../errors.ts'
import type { ItemKind, Room } from '../../ports/room.ts'
import type { Subscriber } from '../../ports/subscriptions.ts'
import type { RoomStorage, Transaction } from './storage.ts'

const PLAN_LIMIT_TEXTS = {
  list: (most: number) => `Your plan keeps up to ${most} ${most === 1 ? 'list' : 'lists'}`,
  result: (most: number) => `Your plan keeps up to ${most} ${most === 1 ? 'result' : 'results'}`,
} as const

const FULL_FOR_GUESTS =
  "There's no space left for you in this project. Ask its owner to delete what they don't need and to empty the trash."

/** People of a project may fill this part of its owner's account. The rest is for the owner, who can always save. */
const GUEST_SHARE = 0.9

const COPIES_FULL =
  "There's no space for another copy. Revoke share links that show copies, or share the item as it changes."

export interface RoomParts {
  readonly storage: RoomStorage
  readonly accountLimits: {
    readonly items: number
    readonly bytes: number
  }
  readonly entitlementsFor: (subscriber: Subscriber) => Entitlements
  readonly isForGuests?: boolean
}

export function createRoom({
  storage,
  accountLimits,
  entitlementsFor,
  isForGuests = false,
}: RoomParts): Room {
  const shareOf = (most: number): number => (isForGuests ? Math.floor(most * GUEST_SHARE) : most)

  return {
    async claim(transaction, userId, { kind, count, bytes, isRestored = false }) {
      const owner = await lockOwner(transaction, userId)
      if (count <= 0 && bytes <= 0) return
      if (!storage.hasRoom(Math.max(0, bytes))) throw new RequestError('storage_full')
      const held = await storage.held(transaction, userId)
      if (count > 0) {
        const planned = plannedOf(kind, entitlementsFor(owner))
        if (planned !== null && held[planned.counted] + count > shareOf(planned.most))
          throw isForGuests ? fullForGuests() : planLimit(planned)
      }
      const rows = isRestored ? 0 : count
      const growth = bytes + rows * ROW_BYTES
      const isFull =
        (rows > 0 && held.items + rows > shareOf(accountLimits.items)) ||
        (growth > 0 && held.bytes + growth > shareOf(accountLimits.bytes))
      if (isFull) throw isForGuests ? fullForGuests() : new RequestError('account_full')
    },
    async claimProject(transaction, userId, { lists, results, items, bytes }) {
      const entitlements = entitlementsFor(await lockOwner(transaction, userId))
      if (!storage.hasRoom(bytes)) throw new RequestError('storage_full')
      const held = await storage.held(transaction, userId)
      for (const [kind, moved] of [
        ['list', lists],
        ['result', results],
      ] as const) {
        const planned = plannedOf(kind, entitlements)
        if (planned === null || moved === 0) continue
        const own = held[planned.counted]
        if (own + moved > planned.most) throw projectTooLarge(planned, { own, moved })
      }
      if (held.items + items > accountLimits.items || held.bytes + bytes > accountLimits.bytes)
        throw new RequestError('account_full')
    },
    async claimCopy(transaction, userId, bytesOf) {
      await lockOwner(transaction, userId)
      const bytes = await bytesOf()
      if (bytes === 0) return
      if (!storage.hasRoom(bytes)) throw new RequestError('storage_full')
      const copied = await storage.copied(transaction, userId)
      if (copied + bytes > accountLimits.bytes)
        throw new RequestError('account_full', { message: COPIES_FULL })
    },
    columns: async (transaction, userId) => entitlementsFor(await lockOwner(transaction, userId)).columns,
  }

  async function lockOwner(transaction: Transaction, userId: string): Promise<Subscriber> {
    const owner = await storage.lockOwner(transaction, userId)
    if (owner === null || owner.isSuspended) throw new RequestError('unauthorized')
    return owner
  }
}

interface Planned {
  readonly kind: keyof typeof PLAN_LIMIT_TEXTS
  readonly counted: 'lists' | 'results'
  readonly most: number
}

function plannedOf(kind: ItemKind, { savedLists, savedResults }: Entitlements): Planned | null {
  if (kind === 'list') return savedLists === null ? null : { kind, counted: 'lists', most: savedLists }
  if (kind === 'result')
    return savedResults === null ? null : { kind, counted: 'results', most: savedResults }
  return null
}

function planLimit({ kind, most }: Planned): RequestError {
  return new RequestError('plan_limit', { message: PLAN_LIMIT_TEXTS[kind](most) })
}

function fullForGuests(): RequestError {
  return new RequestError('account_full', { message: FULL_FOR_GUESTS })
}

function projectTooLarge(
  { kind, most }: Planned,
  { own, moved }: { readonly own: number; readonly moved: number },
): RequestError {
  const message = `${PLAN_LIMIT_TEXTS[kind](most)}. You have ${own}, and the project has ${moved}.`
  return new RequestError('plan_limit', { message })
}
