import { DATABASES } from '@wordloom/testing/database/database'
import { anEmptyPlace } from '@wordloom/testing/database/empty-place'
import { addUser } from '@wordloom/testing/database/rows'
import { insert } from '@wordloom/testing/database/upgrade/fill-tables'
import { describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../../database/migrations/list.ts'
import { openDatabase } from '../../database/open.ts'
import { createMarkStorage } from './storage.ts'

describe.each(DATABASES)('tags that an older version saved, on %s,', (kind) => {
  it('stay on their items, in their order, and equal without case in every script', async () => {
    await using place = await anEmptyPlace(kind)
    const before = await openDatabase(place.settings, MIGRATIONS.slice(0, 13))
    const userId = await addUser(before, before.kysely)
    const row = {
      user_id: userId,
      name: 'Shoes',
      word_count: 1,
      preview: '[]',
      created_at: 0,
      updated_at: 0,
    }
    for (const [at, tags] of [['Zürich', 'ÆRØ'], [], ['spring']].entries()) {
      const { id } = await before.kysely
        .insertInto('saved_lists')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow()
      await insert(before, 'marks', {
        user_id: userId,
        list_id: id,
        starred_at: at,
        tags: JSON.stringify(tags),
      })
    }
    await before.close()
    const after = await openDatabase(place.settings)
    const storage = createMarkStorage(after)
    const kept = await storage.list(userId, undefined, 10)
    expect(kept.map(({ mark }) => mark.tags)).toEqual([['spring'], [], ['Zürich', 'ÆRØ']])
    await after.transaction(async (transaction) => {
      expect(await storage.spelling(transaction, userId, 'ZÜRICH')).toBe('Zürich')
      expect(await storage.spelling(transaction, userId, 'ærø')).toBe('ÆRØ')
      expect(await storage.countTags(transaction, userId, 10)).toBe(3)
    })
    await after.close()
  })
})
