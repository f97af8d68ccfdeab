import type { SelectQueryBuilder } from 'kysely'
import type { Database } from './database.ts'

/** Keeps what is read from changing until the transaction ends. On SQLite no other transaction runs meanwhile. */
export function lockRows<Tables, Names extends keyof Tables, Row>(
  { kind }: Database,
  query: SelectQueryBuilder<Tables, Names, Row>,
): SelectQueryBuilder<Tables, Names, Row> {
  return kind === 'postgres' ? query.forUpdate() : query
}

/** As `lockRows`, for work to share out: leaves out the rows that others have locked instead of waiting for them. */
export function claimRows<Tables, Names extends keyof Tables, Row>(
  database: Database,
  query: SelectQueryBuilder<Tables, Names, Row>,
): SelectQueryBuilder<Tables, Names, Row> {
  return database.kind === 'postgres' ? lockRows(database, query).skipLocked() : query
}

/** As `lockRows`, for rows that others refer to: those may be added meanwhile, also by who will lock the same rows next. */
export function lockParents<Tables, Names extends keyof Tables, Row>(
  { kind }: Database,
  query: SelectQueryBuilder<Tables, Names, Row>,
): SelectQueryBuilder<Tables, Names, Row> {
  return kind === 'postgres' ? query.forNoKeyUpdate() : query
}
