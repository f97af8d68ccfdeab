import type { SelectQueryBuilder } from 'kysely'
import type { Database } from '../database.ts'

/** Keeps the rows unchanged until the transaction ends. SQLite runs no other transaction meanwhile anyway. */
export function lockRows<Tables, Names extends keyof Tables, Row>(
  { kind }: Database,
  query: SelectQueryBuilder<Tables, Names, Row>,
): SelectQueryBuilder<Tables, Names, Row> {
  return kind === 'postgres' ? query.forUpdate() : query
}

/** Like `lockRows`, but skips rows that others have locked instead of waiting for them. */
export function claimRows<Tables, Names extends keyof Tables, Row>(
  database: Database,
  query: SelectQueryBuilder<Tables, Names, Row>,
): SelectQueryBuilder<Tables, Names, Row> {
  return database.kind === 'postgres' ? lockRows(database, query).skipLocked() : query
}

/** Like `lockRows`, but other transactions may add rows that refer to these. */
export function lockParents<Tables, Names extends keyof Tables, Row>(
  { kind }: Database,
  query: SelectQueryBuilder<Tables, Names, Row>,
): SelectQueryBuilder<Tables, Names, Row> {
  return kind === 'postgres' ? query.forNoKeyUpdate() : query
}

/** Keeps a folder or project from being deleted until the transaction ends. */
export function lockContainer(
  database: Database,
  within: Database['kysely'],
  table: 'folders' | 'projects',
  { userId, id }: { readonly userId: string; readonly id: number },
) {
  const query = within
    .selectFrom(table)
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
  return lockParents(database, query)
}
