import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { keepLatest } from '../../database/accounts/secret-rows.ts'
import type { Database, Transaction } from '../../database/database.ts'

const FORGOTTEN_AFTER_MS = 365 * 24 * 60 * 60_000

/** Per account. Clients without cookies would otherwise add a device on each sign-in. */
const LATEST = { table: 'known_devices', key: 'device_hash', time: 'last_seen_at', most: 100 } as const

/** Nobody else can use up the sign-in attempts of a browser that has signed in before. */
export function createKnownDevices({ kysely, now }: Database) {
  return {
    async isKnownDevice(userId: string, deviceToken: string): Promise<boolean> {
      const row = await kysely
        .selectFrom('known_devices')
        .select('user_id')
        .where('user_id', '=', userId)
        .where('device_hash', '=', hashOf(deviceToken))
        .executeTakeFirst()
      return row !== undefined
    },

    async rememberDevice(transaction: Transaction, userId: string, deviceToken: string): Promise<void> {
      await transaction
        .insertInto('known_devices')
        .values({ user_id: userId, device_hash: hashOf(deviceToken), last_seen_at: now })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_seen_at: now }),
        )
        .execute()
      await keepLatest(transaction, userId, LATEST)
    },

    async forgetDevices(): Promise<void> {
      await kysely
        .deleteFrom('known_devices')
        .where('last_seen_at', '<=', sql<number>`${now} - ${FORGOTTEN_AFTER_MS}`)
        .execute()
    },
  }
}

function hashOf(deviceToken: string): string {
  return createHash('sha256').update(deviceToken).digest('base64url')
}
