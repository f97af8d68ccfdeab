import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * Wraps a value that a column is compared with. SQLite plans a join again for each bound value, so it gets a
 * subquery. PostgreSQL needs the value itself to find the node of an account when tables are distributed.
 */
export function compared({ kind }: Pick<Database, 'kind'>, value: string): RawBuilder<string> {
  return kind === 'sqlite' ? sql<string>`(select ${value})` : sql<string>`${value}`
}

/**
 * Like `compared`, for row ids, which don't determine a node. Without the cast PostgreSQL reads the value as
 * text.
 */
export function comparedId(value: number | undefined): RawBuilder<number> {
  return sql`(select cast(${value} as bigint))`
}
