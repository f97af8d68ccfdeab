import { aDatabase, DATABASES } from '@wordloom/testing/database/database'
import { addUser } from '@wordloom/testing/database/rows'
import { describe, expect, it } from 'vitest'
import { createPasskeyStorage } from './passkeys/passkey-storage.ts'
import { createSecondStepStorage } from './second-step/second-step-storage.ts'
import { createFactorStorage } from './storage.ts'

const TABLES = ['second_steps', 'passkey_setups', 'passkey_challenges', 'authenticator_apps'] as const
const HOUR = 60 * 60_000

describe.each(DATABASES)('an unfinished second step or setup, on %s,', (kind) => {
  it('is purged once it has expired, and not before', async () => {
    await using database = await aDatabase(kind)
    const { kysely, transaction } = database
    const storage = createFactorStorage(database)
    const passkeys = createPasskeyStorage(database)
    const steps = createSecondStepStorage(database)
    const userId = await addUser(database, kysely)
    await transaction(async (all) => {
      await steps.begin(all, userId, 'a')
      await passkeys.askToRegister(all, userId, 'b')
      await storage.beginApp(all, userId, 'SECRET')
    })
    await passkeys.askAnybody('c')
    const purge = async () => {
      for (const each of [storage, passkeys, steps]) await each.purge()
      return Promise.all(
        TABLES.map(async (table) => (await kysely.selectFrom(table).selectAll().execute()).length),
      )
    }
    expect(await purge()).toEqual([1, 1, 1, 1])

    for (const table of ['second_steps', 'passkey_setups', 'passkey_challenges'] as const) {
      await kysely
        .updateTable(table)
        .set((row) => ({ expires_at: row('expires_at', '-', HOUR) }))
        .execute()
    }
    await kysely
      .updateTable('authenticator_apps')
      .set((row) => ({ created_at: row('created_at', '-', HOUR) }))
      .execute()
    expect(await purge()).toEqual([0, 0, 0, 0])
  })

  it('keeps an app that is confirmed', async () => {
    await using database = await aDatabase(kind)
    const { kysely, transaction, now } = database
    const storage = createFactorStorage(database)
    const userId = await addUser(database, kysely)
    await transaction(async (all) => {
      await storage.beginApp(all, userId, 'SECRET')
      await storage.confirmApp(all, userId)
    })
    await kysely.updateTable('authenticator_apps').set({ created_at: 0, confirmed_at: now }).execute()
    await storage.purge()
    expect((await storage.find(userId)).appSince).not.toBeNull()
  })

  it('is limited to ten waiting sign-ins per account', async () => {
    await using database = await aDatabase(kind)
    const steps = createSecondStepStorage(database)
    const userId = await addUser(database, database.kysely)
    const secrets = []
    for (let time = 0; time < 12; time++) {
      secrets.push(await database.transaction((all) => steps.begin(all, userId, 'a')))
    }
    const found = await Promise.all(secrets.map((secret) => steps.find(secret)))
    expect(found.filter((step) => step !== null)).toHaveLength(10)
  })
})
