import type { Passkey } from '@wordloom/contract'
import { sql } from 'kysely'
import type { Database, Transaction } from '#database/database.ts'
import { latestEnd } from '#database/queries/clock-slack.ts'
import { CHALLENGE_MS, type PasskeyRecord } from './web-authn.ts'

export type PasskeyStorage = ReturnType<typeof createPasskeyStorage>

const SHOWN = ['id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const

export function createPasskeyStorage(database: Database) {
  const { kysely, now } = database
  const expiry = sql<number>`${now} + ${CHALLENGE_MS}`
  const latest = latestEnd(database, CHALLENGE_MS)

  return {
    async list(userId: string): Promise<(Passkey & Pick<PasskeyRecord, 'transports'>)[]> {
      const rows = await kysely
        .selectFrom('passkeys')
        .select([...SHOWN, 'transports'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ ...toPasskey(row), transports: toTransports(row.transports) }))
    },

    async find(userId: string, id: string): Promise<PasskeyRecord | null> {
      const row = await kysely
        .selectFrom('passkeys')
        .select(['id', 'public_key', 'counter', 'transports'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (row === undefined) return null
      const { counter, transports, public_key: publicKey } = row
      return { id, publicKey, counter, transports: toTransports(transports) }
    },

    async count(transaction: Transaction, userId: string): Promise<number> {
      const { count } = await transaction
        .selectFrom('passkeys')
        .select((query) => query.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return count
    },

    async add(
      transaction: Transaction,
      userId: string,
      name: string,
      { id, publicKey, counter, transports }: PasskeyRecord,
    ): Promise<Passkey | null> {
      const row = await transaction
        .insertInto('passkeys')
        .values({
          user_id: userId,
          id,
          name,
          public_key: publicKey,
          counter,
          transports: JSON.stringify(transports),
          created_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(SHOWN)
        .executeTakeFirst()
      return row === undefined ? null : toPasskey(row)
    },

    /** Returns false if the counter didn't grow, because then someone has a copy of the key. */
    async use(transaction: Transaction, userId: string, id: string, counter: number): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('passkeys')
        .set({ counter, last_used_at: now })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        // The counter of a passkey that doesn't count stays at 0.
        .where('counter', counter === 0 ? '=' : '<', counter)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async rename(userId: string, id: string, name: string): Promise<Passkey | null> {
      const row = await kysely
        .updateTable('passkeys')
        .set({ name })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning(SHOWN)
        .executeTakeFirst()
      return row === undefined ? null : toPasskey(row)
    },

    async remove(transaction: Transaction, userId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await transaction
        .deleteFrom('passkeys')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async askToRegister(transaction: Transaction, userId: string, challenge: string): Promise<void> {
      await transaction
        .insertInto('passkey_setups')
        .values({ user_id: userId, challenge, expires_at: expiry })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ challenge, expires_at: expiry }))
        .execute()
    },

    async takeRegistration(userId: string): Promise<string | null> {
      const row = await kysely
        .deleteFrom('passkey_setups')
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .where('expires_at', '<=', latest)
        .returning('challenge')
        .executeTakeFirst()
      return row?.challenge ?? null
    },

    async askAnybody(challenge: string): Promise<void> {
      await kysely.insertInto('passkey_challenges').values({ challenge, expires_at: expiry }).execute()
    },

    async takeChallenge(challenge: string): Promise<boolean> {
      const { numDeletedRows } = await kysely
        .deleteFrom('passkey_challenges')
        .where('challenge', '=', challenge)
        .where('expires_at', '>', now)
        .where('expires_at', '<=', latest)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async purge(): Promise<void> {
      await kysely.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute()
      await kysely.deleteFrom('passkey_setups').where('expires_at', '<=', now).execute()
    },
  }
}

interface Row {
  readonly id: string
  readonly name: string
  readonly createdAt: number
  readonly lastUsedAt: number | null
}

function toPasskey({ id, name, createdAt, lastUsedAt }: Row): Passkey {
  return {
    id,
    name,
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  }
}

function toTransports(json: string): readonly string[] {
  // The cast is safe: only `add` above writes this column.
  return JSON.parse(json) as string[]
}
