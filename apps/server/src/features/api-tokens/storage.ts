import type { TokenScope } from '@wordloom/contract'
import { sql } from 'kysely'
import { toUser, USER_COLUMNS } from '../../database/accounts/user-row.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { CLOCK_SLACK_MS } from '../../database/queries/clock-slack.ts'
import { compared } from '../../database/queries/compared.ts'
import { compileOnce } from '../../database/queries/compile-once.ts'
import { RequestError } from '../../errors.ts'
import type { TokenViewer } from '../../ports/viewer.ts'
import { createTokenSecret, readTokenSecret } from './token-secret.ts'

export type { Transaction } from '../../database/database.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Expired tokens stay listed this long, so that owners see why a program stopped working. */
const SHOWN_EXPIRED = 30 * DAY

const COLUMNS = [
  'token_hash as id',
  'name',
  'scope',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'last_used_at as lastUsedAt',
] as const

export interface FoundToken {
  readonly id: string
  readonly name: string
  readonly scope: TokenScope
  readonly createdAt: number
  readonly expiresAt: number
  readonly lastUsedAt: number | null
}

export interface NewToken {
  readonly name: string
  readonly scope: TokenScope
  readonly days: number
}

export type ApiTokenStorage = ReturnType<typeof createApiTokenStorage>

export function createApiTokenStorage(database: Database) {
  const { kysely, now, transaction } = database
  const findBySecret = compileOnce(kysely, ({ userId, hash }: { userId: string; hash: string }) =>
    kysely
      .selectFrom('api_tokens')
      .innerJoin('users', 'users.id', 'api_tokens.user_id')
      .select(USER_COLUMNS)
      .select(['api_tokens.scope', 'api_tokens.created_at as made_at'])
      .select(['api_tokens.expires_at', 'api_tokens.last_used_at'])
      .select(now.as('now'))
      .where('api_tokens.user_id', '=', compared(database, userId))
      .where('api_tokens.token_hash', '=', compared(database, hash)),
  )

  return {
    transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) => transaction(work),

    async add(
      transaction: Transaction,
      userId: string,
      { name, scope, days }: NewToken,
    ): Promise<{ readonly token: FoundToken; readonly secret: string }> {
      const { secret, hash } = createTokenSecret(userId)
      const token = await transaction
        .insertInto('api_tokens')
        .values({
          user_id: userId,
          token_hash: hash,
          name,
          scope,
          created_at: now,
          expires_at: sql<number>`${now} + ${days * DAY}`,
        })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow()
      return { token, secret }
    },

    async count(transaction: Transaction, userId: string): Promise<number> {
      const { count } = await transaction
        .selectFrom('api_tokens')
        .select((query) => query.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    list: (userId: string): Promise<FoundToken[]> =>
      kysely
        .selectFrom('api_tokens')
        .select(COLUMNS)
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('token_hash')
        .execute(),

    async find(secret: string): Promise<TokenViewer | null> {
      const key = readTokenSecret(secret)
      if (key === null) return null
      const [row] = await findBySecret(key)
      if (row === undefined || row.is_suspended === 1 || !isAlive(row)) return null
      if (row.last_used_at === null || row.now - row.last_used_at >= MINUTE) await touch(key.userId, key.hash)
      const viewer = {
        user: toUser(row),
        // A program has no session and can't prove that the owner is present.
        tokenHash: '',
        sinceAuthenticated: Number.POSITIVE_INFINITY,
        hasSecondFactor: false,
        impersonator: null,
      }
      return { viewer, id: key.hash, scope: row.scope }
    },

    async remove(transaction: Transaction, userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await transaction
        .deleteFrom('api_tokens')
        .where('user_id', '=', userId)
        .where('token_hash', '=', id)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    },

    async endAll(transaction: Transaction, userId: string): Promise<void> {
      await transaction.deleteFrom('api_tokens').where('user_id', '=', userId).execute()
    },

    async purge(): Promise<void> {
      await kysely
        .deleteFrom('api_tokens')
        .where('expires_at', '<=', sql<number>`${now} - ${SHOWN_EXPIRED}`)
        .execute()
    },
  }

  /** Ignores a full disk, so that programs can still read. */
  async function touch(userId: string, hash: string): Promise<void> {
    await kysely
      .updateTable('api_tokens')
      .set({ last_used_at: now })
      .where('user_id', '=', userId)
      .where('token_hash', '=', hash)
      .execute()
      .catch((error: unknown) => {
        if (!(error instanceof RequestError && error.code === 'storage_full')) throw error
      })
  }
}

/** A creation time in the future means that the clock was ahead and has been corrected since. */
function isAlive({ made_at, expires_at, now }: Record<'made_at' | 'expires_at' | 'now', number>): boolean {
  return made_at <= now + CLOCK_SLACK_MS && now < expires_at
}
