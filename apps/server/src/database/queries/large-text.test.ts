import { statSync } from 'node:fs'
import { join } from 'node:path'
import { aDatabase, DATABASES } from '@wordloom/testing/database/database'
import { soon } from '@wordloom/testing/soon'
import { describe, expect, it } from 'vitest'
import { asText, writeLarge } from './large-text.ts'

const MAIL = { recipient: 'ann@example.org', template: 'contact', created_at: 1, due_at: 1 }

describe.each(DATABASES)('a text written to %s', (kind) => {
  it.each([
    ['short', 'loom'],
    ['empty', ''],
    ['large', 'loom\n'.repeat(100_000)],
    ['large and in many scripts', 'żółć 織機 🧵\n'.repeat(50_000)],
  ])('comes back unchanged when it is %s', async (_, text) => {
    await using database = await aDatabase(kind)
    await database.transaction((transaction) =>
      writeLarge(database, text, (data) =>
        transaction
          .insertInto('outbox')
          .values({ ...MAIL, data: asText(database, data) })
          .execute(),
      ),
    )
    const [row] = await database.kysely.selectFrom('outbox').select('data').execute()
    expect(row?.data === text).toBe(true)
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
  await database.transaction((transaction) =>
    writeLarge(database, text, async (data) => {
      setImmediate(count)
      await transaction
        .insertInto('outbox')
        .values({ ...MAIL, data: asText(database, data) })
        .execute()
      written = turns
    }),
  )
  isDone = true
  expect(turns).toBeGreaterThan(written)
  const sizeOfFile = () => statSync(join(database.settings.dataFolder, 'wordloom.db')).size
  expect(sizeOfFile()).toBeLessThan(text.length)
  await soon(() => expect(sizeOfFile()).toBeGreaterThan(text.length))
})
