import { sql } from 'kysely'
import pg from 'pg'
import type { TestDatabase } from './database.ts'

interface PartitionLocks extends AsyncDisposable {
  readonly others: number
}

/** Locks all partitions but those of the account, so that a query of another one waits. */
export async function lockOtherPartitions(database: TestDatabase, userId: string): Promise<PartitionLocks> {
  const { kysely, settings } = database
  const { rows } = await sql<{ partition: string }>`
    select inhrelid::regclass::text as partition
    from pg_inherits
    join pg_partitioned_table on partrelid = inhparent
    join pg_class on pg_class.oid = inhrelid
    where not satisfies_hash_partition(
      inhparent,
      substring(pg_get_expr(relpartbound, inhrelid) from 'modulus (\\d+)')::int,
      substring(pg_get_expr(relpartbound, inhrelid) from 'remainder (\\d+)')::int,
      ${userId}::text
    )
  `.execute(kysely)
  const guard = new pg.Client({ connectionString: settings.url?.href })
  await guard.connect()
  await guard.query('begin')
  for (const { partition } of rows) await guard.query(`lock table ${partition} in access exclusive mode`)
  return { others: rows.length, [Symbol.asyncDispose]: () => guard.end() }
}
