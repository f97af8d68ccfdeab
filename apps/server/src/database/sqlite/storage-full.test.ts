import { aClient } from '@wordloom/testing/accounts/person'
import { aDatabase, DATABASES } from '@wordloom/testing/database/database'
import { addUser } from '@wordloom/testing/database/rows'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createSessionStorage } from '../../features/sessions/storage.ts'
import type { Database } from '../database.ts'

async function fillDiskOf({ kysely }: Database, table: string): Promise<void> {
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(kysely)
  await sql`create trigger refuse before insert or update on ${sql.table(table)}
    for each row execute function refuse()`.execute(kysely)
}

describe.runIf(DATABASES.includes('postgres'))('PostgreSQL with a full disk', () => {
  it('refuses to write, and says why', async () => {
    await using database = await aDatabase('postgres')
    await fillDiskOf(database, 'rate_limits')
    const values = { key: 'a', count: 1, resets_at: 0 }
    const refused = { code: 'storage_full', message: "Storage is full. Your changes weren't saved." }
    await expect(database.kysely.insertInto('rate_limits').values(values).execute()).rejects.toMatchObject(
      refused,
    )
    const inTransaction = database.transaction((transaction) =>
      transaction.insertInto('rate_limits').values(values).execute(),
    )
    await expect(inTransaction).rejects.toMatchObject(refused)
  })

  it('keeps users signed in', async () => {
    await using database = await aDatabase('postgres')
    const userId = await addUser(database, database.kysely)
    const sessions = createSessionStorage(database)
    const secret = await database.transaction((transaction) => sessions.start(transaction, userId, aClient()))
    await database.kysely
      .updateTable('sessions')
      .set((row) => ({ last_seen_at: row('last_seen_at', '-', 120_000) }))
      .execute()
    await fillDiskOf(database, 'sessions')
    expect(await sessions.find(secret)).toMatchObject({ user: { id: userId } })
  })
})
