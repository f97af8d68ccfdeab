import { aDatabase, aPlaceForADatabase, DATABASES } from '@wordloom/testing/database/database'
import { anEmptyPlace } from '@wordloom/testing/database/empty-place'
import { addUser } from '@wordloom/testing/database/rows'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { MIGRATIONS } from './migrations/list.ts'
import type { Migration } from './migrations/migration.ts'
import { openDatabase } from './open.ts'

const NEWEST = MIGRATIONS.at(-1)?.version ?? 0

const NEXT: Migration = {
  version: NEWEST + 1,
  name: 'notes',
  statements: ({ integer }) => [
    `alter table users add column notes ${integer} not null default 7`,
    'create index users_by_notes on users (notes)',
  ],
}
const FAILING: Migration = {
  version: NEWEST + 2,
  name: 'failing',
  statements: () => ['alter table users add column color text', 'create index broken on nowhere (color)'],
}

describe('the list of migrations', () => {
  it('is numbered from 1 without a gap', () => {
    expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, index) => index + 1))
  })
})

describe.each(DATABASES)('migrating %s', (kind) => {
  it('creates the tables of an empty database and records what it did and when', async () => {
    await using place = await anEmptyPlace(kind)
    const before = Date.now() - 1
    const database = await openDatabase(place.settings)
    const done = await historyOf(database)
    expect(done.map(({ version, name }) => ({ version, name }))).toEqual(
      MIGRATIONS.map(({ version, name }) => ({ version, name })),
    )
    expect(Number(done[0]?.applied_at)).toBeGreaterThanOrEqual(before)
    await database.close()
  })

  it('keeps the rows of an older database and runs each step once', async () => {
    await using database = await aDatabase(kind)
    const userId = await addUser(database, database.kysely)
    await database.close()
    for (let start = 0; start < 2; start++) {
      const newer = await openDatabase(database.settings, [...MIGRATIONS, NEXT])
      const { rows } = await sql`select id, notes from users`.execute(newer.kysely)
      expect(rows).toEqual([{ id: userId, notes: 7 }])
      expect(await versionsOf(newer)).toEqual([...MIGRATIONS, NEXT].map(({ version }) => version))
      await newer.close()
    }
  })

  it('runs a step whole or not at all, and keeps the steps before it', async () => {
    await using database = await aDatabase(kind)
    await database.close()
    for (let start = 0; start < 2; start++) {
      await expect(openDatabase(database.settings, [...MIGRATIONS, NEXT, FAILING])).rejects.toThrow('nowhere')
    }
    const again = await openDatabase(database.settings, [...MIGRATIONS, NEXT])
    expect(await versionsOf(again)).toEqual([...MIGRATIONS, NEXT].map(({ version }) => version))
    await expect(sql`select color from users`.execute(again.kysely)).rejects.toThrow('color')
    await again.close()
  })

  it('R15 refuses a database that a newer program has migrated', async () => {
    await using database = await aDatabase(kind)
    await database.close()
    const newer = await openDatabase(database.settings, [...MIGRATIONS, NEXT])
    await newer.close()
    await expect(openDatabase(database.settings)).rejects.toMatchObject({
      name: 'DatabaseStartError',
      message: `The database was created by a newer Wordloom: its schema is version ${NEWEST + 1}, but this program supports ${NEWEST}. Start the newer program again.`,
    })
  })
})

describe.runIf(DATABASES.includes('postgres'))('H13 instances that start at the same time', () => {
  it.each([
    ['an empty database', anEmptyPlace],
    ['a database of the version before', aPlaceForADatabase],
  ])('on %s: one of them migrates, and all are ready', async (_, aPlace) => {
    for (let round = 0; round < 3; round++) {
      await using place = await aPlace('postgres')
      const migrations = [...MIGRATIONS, NEXT]
      const instances = await Promise.all(
        Array.from({ length: 4 }, () => openDatabase(place.settings, migrations)),
      )
      for (const instance of instances) {
        expect(await versionsOf(instance)).toEqual(migrations.map(({ version }) => version))
        await instance.close()
      }
    }
  })
})

async function historyOf({ kysely }: Database) {
  const { rows } = await sql<{ version: number; name: string; applied_at: number }>`
    select version, name, applied_at from schema_version order by version
  `.execute(kysely)
  return rows
}

async function versionsOf(database: Database): Promise<number[]> {
  return (await historyOf(database)).map(({ version }) => version)
}
