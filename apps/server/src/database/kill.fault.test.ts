import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aPlaceForADatabase, DATABASES } from '../testing/a-database.ts'
import { aDatabaseProcess } from '../testing/a-database-process.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open.ts'

/** PostgreSQL loses a client only: what it keeps is in a process that goes on. */
const KILLS_BY_KIND = { sqlite: 50, postgres: 15 } as const
const MOST_BEFORE_KILL = 12
const TIMEOUT_MS = 180_000

describe.concurrent.each(DATABASES)('a process that is killed while it writes to %s', (kind) => {
  const kills = KILLS_BY_KIND[kind]

  it(
    'loses nothing that was acknowledged and leaves nothing half done',
    async () => {
      await using place = await aPlaceForADatabase(kind)
      const acknowledged = new Set<string>()
      let next = aDatabaseProcess()
      for (let kill = 0; kill < kills; kill++) {
        const writer = next
        const lines = writer.open(place.settings)
        expect(await lines.next()).toEqual({ done: false, value: 'open' })
        // Starts while this one writes: most of a process's life here would be its start.
        next = aDatabaseProcess()
        const lastRead = 1 + Math.floor(Math.random() * MOST_BEFORE_KILL)
        for (let read = 0; read < lastRead; read++) acknowledged.add((await lines.next()).value)
        const killed = writer.kill()
        // What it had said before it died counts as well.
        for await (const id of lines) acknowledged.add(id)
        await killed
      }
      await next.kill()

      const database = await openDatabase(place.settings)
      const { users, torn } = await takeStock(database)
      expect(torn).toEqual([])
      expect(acknowledged.size).toBeGreaterThanOrEqual(kills)
      expect([...acknowledged].filter((id) => !users.has(id))).toEqual([])
      // Of each process, at most what it was writing came through without being acknowledged.
      expect(users.size - acknowledged.size).toBeLessThanOrEqual(kills)
      if (kind === 'sqlite') await expectSound(database)
      await database.close()
    },
    TIMEOUT_MS,
  )
})

async function takeStock({ kysely }: Database) {
  const rows = await kysely
    .selectFrom('users')
    .leftJoin('folders', 'folders.user_id', 'users.id')
    .select(({ fn }) => ['users.id', fn.count<number>('folders.id').as('folders')])
    .groupBy('users.id')
    .execute()
  return { users: new Set(rows.map((row) => row.id)), torn: rows.filter((row) => row.folders !== 3) }
}

async function expectSound({ kysely }: Database): Promise<void> {
  const integrity = await sql`pragma integrity_check`.execute(kysely)
  expect(integrity.rows).toEqual([{ integrity_check: 'ok' }])
  const strays = await sql`pragma foreign_key_check`.execute(kysely)
  expect(strays.rows).toEqual([])
}
