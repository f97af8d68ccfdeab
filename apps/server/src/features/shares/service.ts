import {
  type AuditAction,
  type BodyOf,
  MAX_SHARES,
  SHARE_MESSAGES,
  type Share,
  type ShareKind,
  type shares,
} from '@wordloom/contract'
import { fieldError, RequestError } from '../../errors.ts'
import type { AuditDetails, AuditLog } from '../../ports/audit-log.ts'
import type { Client } from '../../ports/client.ts'
import type { Passwords } from '../../ports/passwords.ts'
import { perAccount, perNetwork, type RateLimits } from '../../ports/rate-limits.ts'
import type { Room } from '../../ports/room.ts'
import type { Viewer } from '../../ports/viewer.ts'
import { createPasswordTries } from './password-tries.ts'
import type { ShownItem } from './shown-item.ts'
import type { FoundShare, ShareStorage, Transaction } from './storage.ts'

interface ShareParts {
  readonly storage: ShareStorage
  /** Reads an item as it is now. @throws {RequestError} `not_found` */
  readonly readItem: (userId: string, kind: ShareKind, id: number) => Promise<ShownItem>
  readonly room: Pick<Room, 'claimCopy'>
  readonly passwords: Pick<Passwords, 'hash' | 'verify'>
  readonly rateLimits: RateLimits
  readonly auditLog: AuditLog
}

export interface Opened {
  readonly item: ShownItem
  readonly frozenAt: string | null
  readonly expiresAt: string | null
}

export type ShareService = ReturnType<typeof createShares>

export function createShares({ storage, readItem, room, passwords, rateLimits, auditLog }: ShareParts) {
  const tries = createPasswordTries(rateLimits)

  return {
    async list({ user }: Viewer): Promise<Share[]> {
      const listed = await storage.list(user.id)
      const counts = await tries.count(user.id, listed)
      return listed.map((share) => ({ ...share, wrongPasswords: counts.get(share.id) ?? 0 }))
    },

    async create(
      { user }: Viewer,
      { password, ...draft }: BodyOf<typeof shares.create>,
      client: Client,
    ): Promise<{ share: Share; secret: string }> {
      await rateLimits.take([perAccount('sharesPerAccount', user.id)])
      const passwordHash = password === undefined ? null : await passwords.hash(password)
      return storage.transaction(async (transaction) => {
        await room.claimCopy(transaction, user.id, async () => {
          const bytes = await storage.bytesOf(transaction, user.id, draft)
          if (bytes === null) throw new RequestError('not_found')
          return draft.isFrozen ? bytes : 0
        })
        if ((await storage.count(transaction, user.id)) >= MAX_SHARES) {
          throw new RequestError('conflict', { message: SHARE_MESSAGES.tooMany })
        }
        const made = await storage.add(transaction, user.id, { ...draft, passwordHash })
        if (made === null) throw new RequestError('not_found')
        const { kind, isFrozen, hasPassword, expiresAt } = made.share
        await record(transaction, 'share_created', user.id, client, {
          kind,
          isFrozen,
          hasPassword,
          expiresAt,
        })
        return made
      })
    },

    revoke: ({ user }: Viewer, id: number, client: Client): Promise<void> =>
      storage.transaction(async (transaction) => {
        if (!(await storage.remove(transaction, user.id, id))) throw new RequestError('not_found')
        await record(transaction, 'share_revoked', user.id, client)
      }),

    async open({ secret, password }: BodyOf<typeof shares.open>, client: Client): Promise<Opened> {
      await rateLimits.take([perNetwork('sharedPerNetwork', client)])
      const found = await storage.find(secret)
      await demandPassword(found, password, client)
      if (found === null) throw gone()
      const { userId, share } = found
      await tries.countOpening(userId, share, client)
      // Everything after this counts as opened, even if the link is revoked at the same moment.
      if (!(await storage.countOpening(userId, share.id))) throw gone()
      const item = share.isFrozen ? await storage.readCopy(userId, share) : await readNow(userId, share)
      if (item === null) throw gone()
      return { item, frozenAt: share.isFrozen ? share.createdAt : null, expiresAt: share.expiresAt }
    },

    purge: (): Promise<void> => storage.purge(),
  }

  /** Takes as long for a missing link as for one with a password. */
  async function demandPassword(
    found: FoundShare | null,
    password: string | undefined,
    client: Client,
  ): Promise<void> {
    if (found !== null && found.passwordHash === null) return
    if (password === undefined) {
      if (found === null) return
      throw new RequestError('password_required', { message: SHARE_MESSAGES.passwordNeeded })
    }
    const uses = await tries.take(found, client)
    const isRight = await passwords.verify(found?.passwordHash ?? null, password)
    if (found === null) return
    if (!isRight) throw fieldError('password', SHARE_MESSAGES.passwordWrong)
    await rateLimits.giveBack(uses)
  }

  /** Null if the item was deleted meanwhile. */
  async function readNow(userId: string, { kind, itemId }: Share): Promise<ShownItem | null> {
    return readItem(userId, kind, itemId).catch((error: unknown) => {
      if (error instanceof RequestError && error.code === 'not_found') return null
      throw error
    })
  }

  function record(
    transaction: Transaction,
    action: AuditAction,
    userId: string,
    { address }: Client,
    details?: AuditDetails,
  ): Promise<void> {
    return auditLog.record(transaction, {
      action,
      actorId: userId,
      subjectId: userId,
      address,
      ...(details && { details }),
    })
  }
}

function gone(): RequestError {
  return new RequestError('not_found', { message: SHARE_MESSAGES.gone })
}
