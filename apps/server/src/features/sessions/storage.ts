import { sql } from 'kysely'
import { createAccountSecret, readAccountSecret } from '../../database/accounts/account-secret.ts'
import { keepLatest } from '../../database/accounts/secret-rows.ts'
import { toUser, USER_COLUMNS } from '../../database/accounts/user-row.ts'
import type { Database } from '../../database/database.ts'
import { CLOCK_SLACK_MS } from '../../database/queries/clock-slack.ts'
import { compared } from '../../database/queries/compared.ts'
import { compileOnce } from '../../database/queries/compile-once.ts'
import { lockRows } from '../../database/queries/row-locks.ts'
import { RequestError } from '../../errors.ts'
import type { Viewer } from '../../ports/viewer.ts'
import { createSessionEnding } from './ending-storage.ts'
import { createKnownDevices } from './known-devices.ts'
import type { FoundSession, SessionStorage } from './parts.ts'

export type { Transaction } from '../../database/database.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Limits in total and while unused. Administrators can do more harm, so their sessions end sooner. */
const LIFE = { absolute: 30 * DAY, idle: 7 * DAY } as const
const ADMIN_LIFE = { absolute: 12 * HOUR, idle: 30 * MINUTE } as const

const TIMES = [
  'sessions.created_at as session_created_at',
  'sessions.last_seen_at',
  'sessions.expires_at',
] as const

/** Sessions per account. One more ends the least recently used one. */
const LATEST = {
  table: 'sessions',
  key: 'token_hash',
  time: 'last_seen_at',
  most: 50,
  among: sql`impersonator_id is null`,
} as const

/** A more recent use isn't written again, because most requests only read. */
const SEEN_EVERY = MINUTE

export function createSessionStorage(database: Database): SessionStorage {
  const { kysely, now } = database
  const { isKnownDevice, rememberDevice, forgetDevices } = createKnownDevices(database)

  const findBySecret = compileOnce(kysely, ({ userId, hash }: { userId: string; hash: string }) =>
    kysely
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(USER_COLUMNS)
      .select(TIMES)
      .select(['sessions.authenticated_at', 'sessions.second_factor_at'])
      .select(['sessions.impersonator_id', 'sessions.impersonator_hash'])
      // Compute the time once for all comparisons, because computing it is a good part of the work.
      .select(now.as('now'))
      .where('sessions.user_id', '=', compared(database, userId))
      .where('sessions.token_hash', '=', compared(database, hash)),
  )

  return {
    transaction: (work) => database.transaction(work),
    ...createSessionEnding(database),

    async lock(transaction, userId) {
      const query = transaction
        .selectFrom('users')
        .select(['password_hash as passwordHash', 'is_suspended'])
        .where('id', '=', userId)
      const row = await lockRows(database, query).executeTakeFirst()
      return row && { passwordHash: row.passwordHash, isSuspended: row.is_suspended === 1 }
    },

    async start(transaction, userId, { address, userAgent, deviceToken }, hasSecondFactor = false) {
      const { secret, hash } = createAccountSecret(userId)
      await transaction
        .insertInto('sessions')
        .values({
          user_id: userId,
          token_hash: hash,
          created_at: now,
          last_seen_at: now,
          authenticated_at: now,
          expires_at: sql<number>`${now} + ${LIFE.absolute}`,
          user_agent: userAgent,
          address,
          second_factor_at: hasSecondFactor ? now : null,
        })
        .execute()
      await keepLatest(transaction, userId, LATEST)
      await rememberDevice(transaction, userId, deviceToken)
      return secret
    },

    async find(secret): Promise<Viewer | null> {
      const key = readAccountSecret(secret)
      if (key === null) return null
      const [row] = await findBySecret(key)
      if (row === undefined || row.is_suspended === 1 || !isAlive(row)) return null
      const impersonator = toImpersonator(row)
      if (impersonator !== null && !(await mayStillImpersonate(impersonator, row))) return null
      if (row.now - row.last_seen_at >= SEEN_EVERY) await touch(key.userId, key.hash)
      return {
        user: toUser(row),
        tokenHash: key.hash,
        // An impersonator has never proven to be this user.
        sinceAuthenticated: impersonator === null ? row.now - row.authenticated_at : Number.POSITIVE_INFINITY,
        hasSecondFactor: row.second_factor_at !== null,
        impersonator: impersonator && { id: impersonator.id, endsAt: row.expires_at },
      }
    },

    async isSuspended(secret, deviceToken) {
      const key = readAccountSecret(secret)
      if (key === null || !(await isKnownDevice(key.userId, deviceToken))) return false
      const user = await kysely
        .selectFrom('users')
        .select('is_suspended')
        .where('id', '=', key.userId)
        .executeTakeFirst()
      return user?.is_suspended === 1
    },

    async findUser(transaction, userId) {
      const row = await transaction
        .selectFrom('users')
        .select(USER_COLUMNS)
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      return toUser(row)
    },

    async confirm(transaction, userId, tokenHash) {
      const { numUpdatedRows } = await transaction
        .updateTable('sessions')
        .set({ second_factor_at: now })
        .where('user_id', '=', userId)
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async unconfirmAll(transaction, userId) {
      await transaction
        .updateTable('sessions')
        .set({ second_factor_at: null })
        .where('user_id', '=', userId)
        .execute()
    },

    isKnownDevice,
    forgetDevices,

    async list(userId): Promise<readonly FoundSession[]> {
      const rows = await kysely
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(TIMES)
        .select(['sessions.token_hash', 'sessions.address', 'sessions.user_agent', 'users.is_admin'])
        .select('sessions.impersonator_id')
        .select(now.as('now'))
        .where('sessions.user_id', '=', userId)
        .orderBy('sessions.last_seen_at', 'desc')
        .orderBy('sessions.token_hash')
        .execute()
      return rows.filter(isAlive).map((row) => ({
        tokenHash: row.token_hash,
        address: row.address,
        userAgent: row.user_agent,
        createdAt: row.session_created_at,
        lastSeenAt: row.last_seen_at,
        isImpersonation: row.impersonator_id !== null,
      }))
    },

    async findForSignIn(emailKey, deviceToken) {
      const row = await kysely
        .selectFrom('users')
        .select([...USER_COLUMNS, 'users.password_hash'])
        .where('users.email_key', '=', emailKey)
        .executeTakeFirst()
      // Run this without an account, too, so that the answer takes as long.
      const isKnown = await isKnownDevice(row?.id ?? '', deviceToken)
      if (row === undefined) return null
      return { user: toUser(row), passwordHash: row.password_hash, isKnownDevice: isKnown }
    },

    async replacePasswordHash(transaction, userId, { from, to }) {
      await transaction
        .updateTable('users')
        .set({ password_hash: to })
        .where('id', '=', userId)
        .where('password_hash', '=', from)
        .execute()
    },
  }

  /** The session it began from must still be alive, and the user must not have become an administrator. */
  async function mayStillImpersonate(
    { id, tokenHash }: ImpersonatorKey,
    target: { readonly is_admin: 0 | 1 },
  ): Promise<boolean> {
    if (target.is_admin === 1) return false
    const [row] = await findBySecret({ userId: id, hash: tokenHash })
    return row !== undefined && row.is_admin === 1 && row.is_suspended === 0 && isAlive(row)
  }

  /** A full disk must not keep people from reading, so it's ignored here. */
  async function touch(userId: string, tokenHash: string): Promise<void> {
    await kysely
      .updateTable('sessions')
      .set({ last_seen_at: now })
      .where('user_id', '=', userId)
      .where('token_hash', '=', tokenHash)
      .execute()
      .catch((error: unknown) => {
        if (!(error instanceof RequestError && error.code === 'storage_full')) throw error
      })
  }
}

interface ImpersonatorKey {
  readonly id: string
  readonly tokenHash: string
}

function toImpersonator(row: {
  readonly impersonator_id: string | null
  readonly impersonator_hash: string | null
}): ImpersonatorKey | null {
  const { impersonator_id: id, impersonator_hash: tokenHash } = row
  return id === null || tokenHash === null ? null : { id, tokenHash }
}

interface Age {
  readonly session_created_at: number
  readonly last_seen_at: number
  readonly expires_at: number
  readonly is_admin: 0 | 1
  readonly now: number
}

function isAlive({ session_created_at, last_seen_at, expires_at, is_admin, now }: Age): boolean {
  const { absolute, idle } = is_admin === 1 ? ADMIN_LIFE : LIFE
  if (expires_at - now > LIFE.absolute + CLOCK_SLACK_MS) return false
  return now < expires_at && now - last_seen_at < idle && now - session_created_at < absolute
}
