import type { Database } from '../../database/database.ts'
import { readText, type TableWithTexts, type TextColumn } from '../../database/queries/large-text.ts'
import type { Text } from '../../memory/text.ts'

const MARKS = 100

export function createLibraryRecords(database: Database) {
  const { kysely } = database
  return {
    async shares(userId: string) {
      const rows = await kysely
        .selectFrom('shares')
        .select(['list_id as listId', 'result_id as resultId', 'project_id as projectId'])
        .select(['is_frozen', 'password_hash', 'opens'])
        .select(['created_at as createdAt', 'expires_at as expiresAt'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute()
      return rows.map(({ is_frozen, password_hash, ...row }) => ({
        ...row,
        isFrozen: is_frozen === 1,
        hasPassword: password_hash !== null,
      }))
    },

    /** Some of them, because each can have many tags. */
    async marks(userId: string, after: number) {
      const rows = await kysely
        .selectFrom('marks')
        .select(['id', 'list_id as listId', 'result_id as resultId', 'project_id as projectId'])
        .select('starred_at as starredAt')
        .where('user_id', '=', userId)
        .where('id', '>', after)
        .orderBy('id')
        .limit(MARKS)
        .execute()
      const ids = rows.map(({ id }) => id)
      const tags = ids.length === 0 ? [] : await tagsOf(userId, ids)
      const tagsById = Map.groupBy(tags, ({ mark_id }) => mark_id)
      return rows.map(({ id, ...mark }) => ({
        id,
        mark: { ...mark, tags: (tagsById.get(id) ?? []).map(({ tag }) => tag) },
      }))
    },

    folders: (userId: string) =>
      kysely
        .selectFrom('folders')
        .select(['id', 'name', 'color', 'created_at as createdAt', 'updated_at as updatedAt'])
        .select('deleted_at as deletedAt')
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),

    async projectIds(userId: string): Promise<number[]> {
      const rows = await kysely
        .selectFrom('projects')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute()
      return rows.map(({ id }) => id)
    },

    findProject: (userId: string, id: number) =>
      kysely
        .selectFrom('projects')
        .select(['id', 'name', 'description', 'created_at as createdAt'])
        .select(['updated_at as updatedAt', 'deleted_at as deletedAt'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst(),

    async findText<Table extends TableWithTexts>(
      table: Table,
      column: TextColumn<Table>,
      userId: string,
      id: number,
    ): Promise<Text | null> {
      const row = await kysely
        .selectFrom(table as 'saved_lists')
        .select('bytes')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      const place = row && { table, column, userId, id, bytes: row.bytes }
      return place === undefined ? null : readText(database, kysely, place)
    },

    listHeads: (userId: string) =>
      kysely
        .selectFrom('saved_lists')
        .select(['id', 'name', 'updated_at as updatedAt'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),

    findList: (userId: string, id: number) =>
      kysely
        .selectFrom('saved_lists')
        .select(['id', 'name', 'folder_id as folderId', 'project_id as projectId'])
        .select(['word_count as wordCount', 'version', 'created_at as createdAt'])
        .select(['updated_at as updatedAt', 'deleted_at as deletedAt'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst(),

    listVersions: (userId: string) =>
      kysely
        .selectFrom('list_versions')
        .select(['id', 'list_id as listId', 'word_count as wordCount'])
        .select(['changed_at as changedAt', 'changed_by as changedBy'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute(),

    async resultHeads(userId: string) {
      const rows = await kysely
        .selectFrom('saved_results')
        .select(['id', 'name', 'updated_at as updatedAt', 'has_text as hasText'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute()
      return rows.map((row) => ({ ...row, hasText: row.hasText === 1 }))
    },

    findResult: (userId: string, id: number) =>
      kysely
        .selectFrom('saved_results')
        .select(['id', 'name', 'description', 'project_id as projectId'])
        .select(['combination_count as combinationCount', 'separator', 'wrap', 'version'])
        .select(['created_at as createdAt', 'updated_at as updatedAt', 'deleted_at as deletedAt'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst(),
  }

  function tagsOf(userId: string, markIds: readonly number[]) {
    return kysely
      .selectFrom('mark_tags')
      .select(['mark_id', 'tag'])
      .where('user_id', '=', userId)
      .where('mark_id', 'in', markIds)
      .orderBy('id')
      .execute()
  }
}
