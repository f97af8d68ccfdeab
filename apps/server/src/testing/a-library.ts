import { LIST_PREVIEW_WORDS, toItems } from '@wordloom/contract'
import type { Database } from '../database/database.ts'
import { createFolderStorage } from '../features/folders/storage.ts'
import { createSavedListStorage } from '../features/saved-lists/storage.ts'

interface ListTraits {
  readonly name?: string
  readonly words?: readonly string[]
  readonly folderId?: number | null
  readonly projectId?: number | null
}

/** Straight into the database. Returns its id. */
export function addList(
  database: Database,
  userId: string,
  { name = 'Shoes', words = ['boot', 'clog'], folderId = null, projectId = null }: ListTraits = {},
): Promise<number> {
  return database.transaction(async (transaction) => {
    const list = { name, words: toItems(words, LIST_PREVIEW_WORDS), folderId, projectId }
    return (await createSavedListStorage(database).create(transaction, userId, list)).id
  })
}

export function addFolder(database: Database, userId: string, name = 'Spring'): Promise<number> {
  return database.transaction((transaction) =>
    createFolderStorage(database).create(transaction, userId, { name, color: '#10b981' }),
  )
}

/** One that is there, and no more. */
export async function addProject({ kysely, now }: Database, userId: string, name = 'Ads'): Promise<number> {
  const { id } = await kysely
    .insertInto('projects')
    .values({ user_id: userId, name, created_at: now, updated_at: now, state: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function throwAway(
  { kysely, now }: Database,
  kind: 'saved_lists' | 'saved_results' | 'folders' | 'projects',
  id: number,
): Promise<unknown> {
  return kysely.updateTable(kind).set({ deleted_at: now }).where('id', '=', id).execute()
}
