import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Database, DatabaseLog } from './database.ts'
import { migrate } from './migrate.ts'
import type { Dialect } from './migrations/migration.ts'
import { createPool } from './postgres-pool.ts'
import type { Tables } from './schema.ts'
import { separateTransactions } from './transaction.ts'

const DIALECT: Dialect = {
  integer: 'bigint',
  growingId: 'id bigint generated always as identity primary key',
  growingIdOfAccount: 'id bigint generated always as identity',
  keyOfAccount: 'primary key (user_id, id)',
  tableOptions: '',
}

/** The clock when the statement began: unlike that of the transaction it has not stood still behind a lock. */
const NOW = sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`

/** Any number, as long as it stays the same. */
const MIGRATION_LOCK = 7_269_737_356

export async function openPostgres(url: URL, log: DatabaseLog): Promise<Database> {
  const migrating = connect(url, log, { isMigrating: true })
  try {
    await migrate({
      kysely: migrating,
      dialect: DIALECT,
      now: NOW,
      lock: async (transaction) => {
        await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction)
      },
    })
  } finally {
    await migrating.destroy()
  }
  const kysely = connect(url, log)
  return { ...separateTransactions(kysely), kind: 'postgres', now: NOW, close: () => kysely.destroy() }
}

function connect(url: URL, log: DatabaseLog, options?: { isMigrating: boolean }): Kysely<Tables> {
  return new Kysely({ dialect: new PostgresDialect({ pool: createPool(url, log, options) }) })
}
