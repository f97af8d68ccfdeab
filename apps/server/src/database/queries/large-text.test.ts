import { statSync } from 'node:fs'
import { join } from 'node:path'
import { aDatabase, DATABASES } from '@wordloom/testing/database/database'
import { addUser } from '@wordloom/testing/database/rows'
import { addList } from '@wordloom/testing/library/library'
import { soon } from '@wordloom/testing/soon'
import { describe, expect, it } from 'vitest'
import { textOf } from '../../memory/text.ts'
import type { Database } from '../database.ts'
import { changeTexts, readText } from './large-text.ts'

describe.each(DATABASES)('a text written to %s', (kind) => {
  it.each([
    ['short', 'loom'],
    ['empty', ''],
    ['large', 'loom\n'.repeat(100_000)],
    ['large and in many scripts', 'żółć 織機 🧵\n'.repeat(50_000)],
  ])('comes back unchanged when it is %s', async (_, text) => {
    await using database = await aDatabase(kind)
    const key = await aList(database)
    await database.transaction((transaction) =>
      changeTexts(database, transaction, 'saved_lists', key, { words: text }),
    )
    const place = { table: 'saved_lists', column: 'words', ...key, bytes: 0 } as const
    expect(textOf((await readText(database, database.kysely, place)) ?? '?') === text).toBe(true)
  })
})

it('writes, commits and moves a large text to its place in separate turns of the event loop', async () => {
  await using database = await aDatabase('sqlite')
  const text = 'loom\n'.repeat(8_000_000)
  let turns = 0
  let isDone = false
  const count = () => {
    turns++
    if (!isDone) setImmediate(count)
  }
  let written = 0
  const key = await aList(database)
  await database.transaction(async (transaction) => {
    setImmediate(count)
    await changeTexts(database, transaction, 'saved_lists', key, { words: text })
    written = turns
  })
  isDone = true
  expect(turns).toBeGreaterThan(written)
  const sizeOfFile = () => statSync(join(database.settings.dataFolder, 'wordloom.db')).size
  expect(sizeOfFile()).toBeLessThan(text.length)
  await soon(() => expect(sizeOfFile()).toBeGreaterThan(text.length))
})

async function aList(database: Database) {
  const userId = await addUser(database, database.kysely)
  return { userId, id: await addList(database, userId) }
}
