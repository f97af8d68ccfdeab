import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * A value that a column is compared with. SQLite plans a join anew for each value that stands there directly, so it gets a
 * subquery; PostgreSQL sees from the value in which one place the rows of an account are, where those are distributed.
 */
export function compared({ kind }: Pick<Database, 'kind'>, value: string): RawBuilder<string> {
  return kind === 'sqlite' ? sql<string>`(select ${value})` : sql<string>`${value}`
}

/** As `compared`, for the id of a row, which is in no place by it. PostgreSQL takes a value that stands alone for a text. */
export function comparedId(value: number | undefined): RawBuilder<number> {
  return sql`(select cast(${value} as bigint))`
}
