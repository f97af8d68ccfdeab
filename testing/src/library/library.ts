import { LIST_PREVIEW_WORDS, RESULT_PREVIEW_COMBINATIONS, toItems } from '@wordloom/contract'
import type { Database } from '@wordloom/server/internal/database/database'
import { createFolderStorage } from '@wordloom/server/internal/features/folders/storage'
import { newState } from '@wordloom/server/internal/features/projects/state'
import { createProjectStorage } from '@wordloom/server/internal/features/projects/storage'
import { createSavedListStorage } from '@wordloom/server/internal/features/saved-lists/storage'
import { contentOfItems } from '@wordloom/server/internal/features/saved-results/content'
import { createSavedResultStorage } from '@wordloom/server/internal/features/saved-results/storage'

interface ListTraits {
  readonly name?: string
  readonly words?: readonly string[]
  readonly folderId?: number | null
  readonly projectId?: number | null
}

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

export function addProject(database: Database, userId: string, name = 'Ads'): Promise<number> {
  return database.transaction(async (transaction) => {
    const project = { name, description: null, state: newState({}) }
    return (await createProjectStorage(database).create(transaction, userId, project)).head.id
  })
}

interface ResultTraits {
  readonly name?: string
  readonly combinations?: readonly string[]
  readonly projectId?: number | null
}

export function addResult(
  database: Database,
  userId: string,
  { name = 'Ads', combinations = ['red boot', 'red clog'], projectId = null }: ResultTraits = {},
): Promise<number> {
  return database.transaction(async (transaction) => {
    const content = contentOfItems(toItems(combinations, RESULT_PREVIEW_COMBINATIONS))
    const result = { name, description: null, projectId, separator: 'space', wrap: 'nothing', content }
    return (await createSavedResultStorage(database).create(transaction, userId, result)).id
  })
}

export function throwAway(
  { kysely, now }: Database,
  kind: 'saved_lists' | 'saved_results' | 'folders' | 'projects',
  id: number,
): Promise<unknown> {
  return kysely.updateTable(kind).set({ deleted_at: now }).where('id', '=', id).execute()
}
