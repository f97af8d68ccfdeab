import { RESET_LINK_MINUTES, toEmailKey, VERIFICATION_LINK_HOURS } from '@wordloom/contract'
import { sql } from 'kysely'
import { createAccountSecret, readAccountSecret } from '#database/accounts/account-secret.ts'
import { takeSecret } from '#database/accounts/secret-rows.ts'
import type { Database, Transaction } from '#database/database.ts'
import { latestEnd } from '#database/queries/clock-slack.ts'
import { lockRows } from '#database/queries/row-locks.ts'

export type Purpose = 'verification' | 'reset' | 'email_change'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const LIFE: Readonly<Record<Purpose, number>> = {
  verification: VERIFICATION_LINK_HOURS * HOUR,
  reset: RESET_LINK_MINUTES * MINUTE,
  email_change: VERIFICATION_LINK_HOURS * HOUR,
}

/** Stored in place of an outbox id: the token only records a pending address, and no link leads to it. */
const NO_MAIL = 0

interface Order {
  readonly userId: string
  readonly purpose: Purpose
  readonly email: string
  readonly outboxId: number
}

export interface LinkToken {
  readonly userId: string
  readonly purpose: Purpose
  readonly email: string
}

export type LinkTokens = ReturnType<typeof createLinkTokens>

export function createLinkTokens(database: Database) {
  const { kysely, now } = database
  const latest = latestEnd(database, Math.max(...Object.values(LIFE)))

  return {
    /** Call this just before sending. Ends links of other emails for the purpose. Null if it's no longer wanted. */
    async issue(transaction: Transaction, order: Order): Promise<string | null> {
      const { userId, purpose, email, outboxId } = order
      if (!(await isWanted(transaction, order))) return null
      const { secret, hash } = createAccountSecret(userId)
      await transaction
        .deleteFrom('tokens')
        .where('user_id', '=', userId)
        .where('purpose', '=', purpose)
        .where('outbox_id', '<', outboxId)
        .execute()
      await insert(transaction, { userId, purpose, email, outboxId }, hash)
      return secret
    },

    async findForReset(
      transaction: Transaction,
      emailKey: string,
    ): Promise<{ userId: string; email: string } | null> {
      const user = await transaction
        .selectFrom('users')
        .select(['id as userId', 'email'])
        .where('email_key', '=', emailKey)
        .where('is_suspended', '=', 0)
        .executeTakeFirst()
      return user ?? null
    },

    async awaitEmail(transaction: Transaction, userId: string, email: string): Promise<void> {
      await remove(transaction, userId, ['email_change'])
      const order: Order = { userId, purpose: 'email_change', email, outboxId: NO_MAIL }
      await insert(transaction, order, createAccountSecret(userId).hash)
    },

    async find(secret: string, purposes: readonly Purpose[]): Promise<LinkToken | null> {
      const key = readAccountSecret(secret)
      if (key === null) return null
      const token = await kysely
        .selectFrom('tokens')
        .select(['user_id as userId', 'purpose', 'email'])
        .where('user_id', '=', key.userId)
        .where('token_hash', '=', key.hash)
        .where('purpose', 'in', purposes)
        .where('expires_at', '>', now)
        .where('expires_at', '<=', latest)
        .executeTakeFirst()
      return token ?? null
    },

    take: (transaction: Transaction, secret: string): Promise<boolean> =>
      takeSecret(database, transaction, 'tokens', secret, latest),

    remove,

    async purge(): Promise<void> {
      await kysely.deleteFrom('tokens').where('expires_at', '<=', now).execute()
    },
  }

  async function insert(transaction: Transaction, order: Order, hash: string): Promise<void> {
    await transaction
      .insertInto('tokens')
      .values({
        user_id: order.userId,
        token_hash: hash,
        purpose: order.purpose,
        email: order.email,
        outbox_id: order.outboxId,
        created_at: now,
        expires_at: sql<number>`${now} + ${LIFE[order.purpose]}`,
      })
      .execute()
  }

  async function remove(
    transaction: Transaction,
    userId: string,
    purposes: readonly Purpose[],
  ): Promise<void> {
    await transaction
      .deleteFrom('tokens')
      .where('user_id', '=', userId)
      .where('purpose', 'in', purposes)
      .execute()
  }

  /** Locks the user's row first, so that canceling a request also ends a token that is just being issued. */
  async function isWanted(transaction: Transaction, order: Order): Promise<boolean> {
    const { userId, purpose, email, outboxId } = order
    const user = await lockRows(
      database,
      transaction
        .selectFrom('users')
        .select(['email_key', 'email_verified', 'is_suspended'])
        .where('id', '=', userId),
    ).executeTakeFirst()
    if (user === undefined || user.is_suspended === 1) return false
    if (await hasLater(transaction, userId, purpose, outboxId)) return false
    const isOwnAddress = user.email_key === toEmailKey(email)
    switch (purpose) {
      case 'reset':
        return isOwnAddress
      case 'verification':
        return isOwnAddress && user.email_verified === 0
      case 'email_change':
        return (await isAwaited(transaction, userId, email)) && !(await isTaken(transaction, email))
    }
  }

  async function hasLater(
    transaction: Transaction,
    userId: string,
    purpose: Purpose,
    outboxId: number,
  ): Promise<boolean> {
    const later = await transaction
      .selectFrom('tokens')
      .select('outbox_id')
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('outbox_id', '>', outboxId)
      .executeTakeFirst()
    return later !== undefined
  }

  async function isAwaited(transaction: Transaction, userId: string, email: string): Promise<boolean> {
    const token = await transaction
      .selectFrom('tokens')
      .select('email')
      .where('user_id', '=', userId)
      .where('purpose', '=', 'email_change')
      .where('email', '=', email)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return token !== undefined
  }

  async function isTaken(transaction: Transaction, email: string): Promise<boolean> {
    const owner = await transaction
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', toEmailKey(email))
      .executeTakeFirst()
    return owner !== undefined
  }
}
