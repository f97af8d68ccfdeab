import { aDatabase, DATABASES } from '@wordloom/testing/database/database'
import { describe, expect, it } from 'vitest'
import { MIGRATIONS } from './migrations/list.ts'
import { openBeside } from './open.ts'
import { openSqliteBeside } from './sqlite/sqlite.ts'

describe.each(DATABASES)('a database opened beside a server, on %s', (kind) => {
  it('is read and written by both', async () => {
    await using served = await aDatabase(kind)
    const beside = await openBeside(served.settings)
    try {
      const row = (key: string) => ({ key, count: 1, resets_at: served.now })
      await served.kysely.insertInto('rate_limits').values(row('by the server')).execute()
      await beside.transaction((transaction) =>
        transaction.insertInto('rate_limits').values(row('by the command')).execute(),
      )
      for (const { kysely } of [served, beside]) {
        const rows = await kysely.selectFrom('rate_limits').select('key').orderBy('key').execute()
        expect(rows.map(({ key }) => key)).toEqual(['by the command', 'by the server'])
      }
    } finally {
      await beside.close()
    }
    const rows = await served.kysely.selectFrom('rate_limits').select('key').execute()
    expect(rows).toHaveLength(2)
  })

  it('accepts many writes from both at the same time', async () => {
    await using served = await aDatabase(kind)
    const beside = await openBeside(served.settings)
    try {
      const writes = [served, beside].flatMap(({ kysely, now }, which) =>
        Array.from({ length: 50 }, (_, at) =>
          kysely
            .insertInto('rate_limits')
            .values({ key: `${which} ${at}`, count: 1, resets_at: now })
            .execute(),
        ),
      )
      await Promise.all(writes)
      expect(await served.kysely.selectFrom('rate_limits').select('key').execute()).toHaveLength(100)
    } finally {
      await beside.close()
    }
  })
})

describe('SQLite beside a server of another version', () => {
  it('is refused and not migrated', async () => {
    await using served = await aDatabase('sqlite')
    const { dataFolder, log } = served.settings
    const newer = [
      ...MIGRATIONS,
      { version: 1000, name: 'to come', statements: () => ['create table nope (id text)'] },
    ]
    await expect(openSqliteBeside(dataFolder, log, newer)).rejects.toThrow(
      'The running server is older than this program.',
    )
    await expect(openSqliteBeside(dataFolder, log, MIGRATIONS.slice(0, 1))).rejects.toThrow(
      'The database was created by a newer Wordloom',
    )
    const tables = await served.kysely.introspection.getTables()
    expect(tables.map(({ name }) => name)).not.toContain('nope')
  })
})
