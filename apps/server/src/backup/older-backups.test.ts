import { join } from 'node:path'
import { DATABASES } from '@wordloom/testing/database/database'
import { anEmptyPlace } from '@wordloom/testing/database/empty-place'
import { expectSound } from '@wordloom/testing/database/expect-sound'
import { addUser } from '@wordloom/testing/database/rows'
import { insert } from '@wordloom/testing/database/upgrade/fill-tables'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { MIGRATIONS } from '../database/migrations/list.ts'
import { openDatabase } from '../database/open.ts'
import { createSavedListStorage } from '../features/saved-lists/storage.ts'
import { createSavedResultStorage } from '../features/saved-results/storage.ts'
import { textOf } from '../memory/text.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

const BEFORE_TABLES_OF_TEXTS = 17
const LARGE = 'boot 🧵\n'.repeat(20_000)
const RECIPE = '{"columns":["red","fox"]}'

describe.each(DATABASES)('a backup from before texts had tables of their own, of %s,', (kind) => {
  it('is restored as it was, and the next start moves the texts', async () => {
    await using place = await anEmptyPlace(kind)
    const old = await openDatabase(place.settings, MIGRATIONS.slice(0, BEFORE_TABLES_OF_TEXTS))
    const userId = await addUser(old, old.kysely)
    const listIds: number[] = []
    for (const words of ['red\nblue', LARGE]) listIds.push(await addOldList(old, userId, words))
    const resultId = await addOldResult(old, userId)
    const { dataFolder, url } = place.settings
    const backup = { dataFolder, databaseUrl: url, folder: join(dataFolder, 'backups'), keep: null }
    const { file } = await backUp({ ...backup, passphrase: null })
    await old.close()

    await using machine = await anEmptyPlace(kind)
    const { manifest } = await restore({
      file,
      dataFolder: machine.settings.dataFolder,
      databaseUrl: machine.settings.url,
      isReplacing: false,
      passphrase: null,
    })
    expect(manifest.schemaVersion).toBe(BEFORE_TABLES_OF_TEXTS)
    const database = await openDatabase(machine.settings)
    const lists = createSavedListStorage(database)
    const texts = await Promise.all(listIds.map(async (id) => (await lists.find(userId, id))?.words ?? ''))
    expect(texts.map(textOf)).toEqual(['red\nblue', LARGE])
    const result = await createSavedResultStorage(database).find(userId, resultId)
    expect(result).toMatchObject({ summary: { hasRecipe: true }, recipe: RECIPE, text: null })
    await expectSound(database)
    await database.close()
  })
})

const HEAD = { name: 'Shoes', preview: '[]', created_at: 1, updated_at: 1 }

function addOldList(database: Database, userId: string, words: string): Promise<number> {
  const content = { words, word_count: words.split('\n').length, bytes: Buffer.byteLength(words) }
  return addOld(database, 'saved_lists', { ...HEAD, ...content, user_id: userId })
}

function addOldResult(database: Database, userId: string): Promise<number> {
  const how = { combination_count: '1', separator: 'space', wrap: 'nothing' }
  const content = { recipe: RECIPE, bytes: RECIPE.length, user_id: userId }
  return addOld(database, 'saved_results', { ...HEAD, ...how, ...content })
}

async function addOld(database: Database, table: string, row: Parameters<typeof insert>[2]): Promise<number> {
  await insert(database, table, row)
  const { rows } = await sql<{ id: number }>`select max(id) as id from ${sql.table(table)}`.execute(
    database.kysely,
  )
  return rows[0]?.id ?? 0
}
