import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'

/** SQLite would replan a join for each bound value. PostgreSQL needs the value to find the account's node. */
export function compared({ kind }: Pick<Database, 'kind'>, value: string): RawBuilder<string> {
  return kind === 'sqlite' ? sql<string>`(select ${value})` : sql<string>`${value}`
}

/** Like `compared`, for row ids. Without the cast, PostgreSQL would read the value as text. */
export function comparedId(value: number | undefined): RawBuilder<number> {
  return sql`(select cast(${value} as bigint))`
}
