import { describe, expect, it } from 'vitest'
import { aDatabase, DATABASES } from '../testing/a-database.ts'

describe.each(DATABASES)('the tables of %s', (kind) => {
  it('are there, and empty', async () => {
    await using database = await aDatabase(kind)
    expect(await database.kysely.selectFrom('users').selectAll().execute()).toEqual([])
    const { now } = await database.kysely.selectNoFrom(database.now.as('now')).executeTakeFirstOrThrow()
    expect(Math.abs(Number(now) - Date.now())).toBeLessThan(2000)
  })
})
