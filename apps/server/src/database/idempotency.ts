import { IDEMPOTENCY_HOURS, IDEMPOTENCY_KEPT_MINUTES, MAX_IDEMPOTENCY_KEYS } from '@wordloom/contract'
import { sql } from 'kysely'
import { RequestError } from '../errors.ts'
import type { Repeat } from '../ports/repeat.ts'
import type { Database, Transaction } from './database.ts'
import { compileOnce } from './queries/compile-once.ts'

const LIFE_MS = IDEMPOTENCY_HOURS * 60 * 60 * 1000
const KEPT_MS = IDEMPOTENCY_KEPT_MINUTES * 60 * 1000

const TOO_MANY_KEYS = { retryAfter: 60, reason: 'idempotency_keys' }

export interface Made {
  readonly id: number
  readonly isNew: boolean
}

export interface Idempotency {
  /**
   * Runs `make`, which returns the new item's id, unless the same request did so in the last 24 hours. Of an account that
   * uses more keys than it may keep, only those of the last minutes are certain to be remembered.
   *
   * @throws {RequestError} `key_reused`, or `too_many_requests` if an account has used all its keys in the last minutes
   */
  once(
    transaction: Transaction,
    userId: string,
    repeat: Repeat | null,
    make: () => Promise<number>,
  ): Promise<Made>
  purge(): Promise<void>
}

export function createIdempotency(
  { kysely, now }: Database,
  { maxKeys }: { readonly maxKeys: number } = { maxKeys: MAX_IDEMPOTENCY_KEYS },
): Idempotency {
  const isOver = sql<boolean>`idempotency_keys.created_at <= ${now} - ${LIFE_MS}`

  /** No row means that the key is taken. Concurrent requests with the same key wait here. */
  const take = compileOnce(kysely, (values: { userId: string; key: string; fingerprint: string }, within) =>
    within
      .insertInto('idempotency_keys')
      .values({
        user_id: values.userId,
        key: values.key,
        fingerprint: values.fingerprint,
        item_id: 0,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'key'])
          .doUpdateSet((row) => ({
            fingerprint: row.ref('excluded.fingerprint'),
            created_at: row.ref('excluded.created_at'),
          }))
          .where(isOver),
      )
      .returning([
        'key',
        // Null for an account with room. An index answers this, so that usual accounts pay nothing.
        within
          .selectFrom('idempotency_keys as newer')
          .select('newer.created_at')
          .where('newer.user_id', '=', values.userId)
          .where('newer.key', '<>', values.key)
          .orderBy('newer.created_at', 'desc')
          .offset(maxKeys - 1)
          .limit(1)
          .as('surplus_since'),
        sql<number>`${now} - ${KEPT_MS}`.as('kept_since'),
      ]),
  )

  const dropSurplus = async (transaction: Transaction, userId: string, until: number) => {
    await transaction
      .deleteFrom('idempotency_keys')
      .where('user_id', '=', userId)
      .where('created_at', '<=', until)
      .execute()
  }

  const tellMade = compileOnce(kysely, (values: { userId: string; key: string; id: number }, within) =>
    within
      .updateTable('idempotency_keys')
      .set({ item_id: values.id })
      .where('user_id', '=', values.userId)
      .where('key', '=', values.key),
  )

  return {
    async once(transaction, userId, repeat, make) {
      if (repeat === null) return { id: await make(), isNew: true }
      const { key, fingerprint } = repeat
      const [taken] = await take({ userId, key, fingerprint }, transaction)
      if (taken === undefined) return { id: await findMade(transaction, userId, repeat), isNew: false }
      const { surplus_since: surplus, kept_since: keptSince } = taken
      if (surplus !== null) {
        if (surplus > keptSince) throw new RequestError('too_many_requests', TOO_MANY_KEYS)
        await dropSurplus(transaction, userId, surplus)
      }
      const id = await make()
      await tellMade({ userId, key, id }, transaction)
      return { id, isNew: true }
    },

    async purge() {
      await kysely.deleteFrom('idempotency_keys').where(isOver).execute()
    },
  }

  async function findMade(transaction: Transaction, userId: string, repeat: Repeat): Promise<number> {
    const row = await transaction
      .selectFrom('idempotency_keys')
      .select(['fingerprint', 'item_id'])
      .where('user_id', '=', userId)
      .where('key', '=', repeat.key)
      .executeTakeFirstOrThrow()
    if (row.fingerprint !== repeat.fingerprint) throw new RequestError('key_reused')
    return row.item_id
  }
}
