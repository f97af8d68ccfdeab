import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import { aPlaceForADatabase, DATABASES } from '../testing/a-database.ts'
import { aListKeeper } from '../testing/a-list-keeper.ts'
import { aServerProcess } from '../testing/a-server-process.ts'

const KILLS = 50
const KEEPERS = 4
const MOST_BEFORE_KILL = 40
const PASSWORD = 'seven looms at dusk'
const TIMEOUT_MS = 600_000

describe.concurrent.each(DATABASES)('R1 a server on %s that is killed while people keep lists', (kind) => {
  it(
    'loses nothing that it acknowledged, and half does nothing, in the middle of a bulk delete neither',
    async () => {
      await using place = await aPlaceForADatabase(kind)
      const { url } = place.settings
      let server = await aServerProcess(place.settings)
      const keepers = await Promise.all(
        Array.from({ length: KEEPERS }, (_, number) =>
          aListKeeper(server.origin, `keeper-${number}@loom.example`, PASSWORD),
        ),
      )
      let acknowledged = 0

      for (let kill = 0; kill < KILLS; kill++) {
        let left = 1 + Math.floor(Math.random() * MOST_BEFORE_KILL)
        const { origin } = server
        const countDown = async () => {
          acknowledged++
          left--
          if (left === 0) await server.kill()
        }
        await Promise.all(keepers.map((keeper) => keeper.work(origin, countDown)))
        if (url !== null) await endOfConnections(url)

        server = await aServerProcess(place.settings)
        for (const keeper of keepers) {
          const { seen, expected } = await keeper.compare(server.origin)
          expect(seen).toEqual(expected)
        }
      }

      expect(await server.stop()).toBe(0)
      expect(acknowledged).toBeGreaterThan(KILLS * 5)
      const database = await openDatabase(place.settings)
      await expectWhole(database)
      if (kind === 'sqlite') await expectSound(database)
      await database.close()
    },
    TIMEOUT_MS,
  )
})

/** What a dead client had sent last, PostgreSQL may still be doing. */
async function endOfConnections(url: URL): Promise<void> {
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await vi.waitFor(
      async () => {
        const { rows } = await client.query(
          'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
        expect(rows).toEqual([])
      },
      { timeout: 15_000, interval: 10 },
    )
  } finally {
    await client.end()
  }
}

/** What belongs together has been written together. */
async function expectWhole({ kysely }: Database): Promise<void> {
  const lists = await kysely.selectFrom('saved_lists').selectAll().execute()
  const torn = lists.filter(({ words, word_count, bytes, preview }) => {
    const items = words.split('\n')
    const isPreviewed = JSON.stringify(items.slice(0, 3)) === preview
    return items.length !== word_count || Buffer.byteLength(words) !== bytes || !isPreviewed
  })
  expect(torn).toEqual([])
  const folders = await kysely.selectFrom('folders').select(['user_id', 'id', 'deleted_at']).execute()
  const open = new Set(folders.filter((row) => row.deleted_at === null).map((row) => row.id))
  expect(lists.filter((row) => row.folder_id !== null && !open.has(row.folder_id))).toEqual([])
  // A key that stands for nothing would keep its request from ever being done.
  const keys = await kysely.selectFrom('idempotency_keys').select('item_id').execute()
  expect(keys.length).toBeGreaterThan(KILLS)
  expect(keys.filter((row) => row.item_id === 0)).toEqual([])
}

async function expectSound({ kysely }: Database): Promise<void> {
  const integrity = await sql`pragma integrity_check`.execute(kysely)
  expect(integrity.rows).toEqual([{ integrity_check: 'ok' }])
  const strays = await sql`pragma foreign_key_check`.execute(kysely)
  expect(strays.rows).toEqual([])
}
