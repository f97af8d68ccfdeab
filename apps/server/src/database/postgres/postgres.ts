import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect, PostgresDriver, sql } from 'kysely'
import { createActivity } from '../activity.ts'
import type { Database, DatabaseLog } from '../database.ts'
import { migrate } from '../migrate.ts'
import type { Dialect, Migration } from '../migrations/migration.ts'
import type { Tables } from '../schema.ts'
import { separateTransactions } from '../transaction.ts'
import { createLookout } from './lookout.ts'
import { meetPostgres } from './meet-postgres.ts'
import { createPool, LIMITS } from './postgres-pool.ts'

const DIALECT: Dialect = {
  integer: 'bigint',
  growingId: 'id bigint generated always as identity primary key',
  growingIdOfAccount: 'id bigint generated always as identity',
  keyOfAccount: 'primary key (user_id, id)',
  idOfAnother: 'id bigint not null, primary key (user_id, id)',
  keyOfAnother: ['user_id', 'id'],
  tableOptions: '',
  keyedTableOptions: '',
  // A B-tree index row has room for only 2,704 bytes.
  including: () => '',
  addedToOnly: (table) => [
    `create function refuse_change_of_${table}() returns trigger language plpgsql as
      $$ begin raise exception '${table} is only added to'; end $$`,
    `create trigger ${table}_only_added_to before update or delete or truncate on ${table}
      for each statement execute function refuse_change_of_${table}()`,
  ],
}

/** The start of the statement: unlike the start of the transaction, it's current after waiting for a lock. */
const NOW = sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`

/** Any number works, as long as it never changes. */
export const MIGRATION_LOCK = 7_269_737_356

/** PostgreSQL may start at the same time as the server. */
const TIME_LIMIT_MS = 15_000

export async function openPostgres(
  url: URL,
  log: DatabaseLog,
  migrations: readonly Migration[],
  timeLimitMs = TIME_LIMIT_MS,
): Promise<Database> {
  const limits = await meetPostgres(url, log, timeLimitMs)
  await migratePostgres(url, log, migrations)
  const pool = createPool(url, log, { limits })
  const lookout = createLookout(createPool(url, log, { limits, connections: 1 }))
  const activity = createActivity(pool.connections)
  const kysely = new Kysely<Tables>({ dialect: new LimitedPostgresDialect(pool), log: activity.log })
  return {
    ...separateTransactions(kysely),
    kind: 'postgres',
    now: NOW,
    isThere: lookout.isThere,
    // PostgreSQL shows only what is already on the disk.
    untilKept: async () => {},
    hasRoom: () => true,
    activity,
    async close() {
      await kysely.destroy()
      await lookout.close()
    },
  }
}

async function migratePostgres(url: URL, log: DatabaseLog, migrations: readonly Migration[]): Promise<void> {
  const pool = createPool(url, log, { connections: 1, isPatient: true })
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(
      {
        kysely,
        dialect: DIALECT,
        now: NOW,
        log,
        lock: async (transaction) => {
          await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction)
        },
      },
      migrations,
    )
  } finally {
    await kysely.destroy()
  }
}

/** Sets the limits in each transaction too, because a pooler may drop those sent when connecting. */
class LimitedPostgresDialect extends PostgresDialect {
  readonly #pool: ReturnType<typeof createPool>

  constructor(pool: ReturnType<typeof createPool>) {
    super({ pool })
    this.#pool = pool
  }

  override createDriver() {
    return new LimitedPostgresDriver({ pool: this.#pool })
  }
}

class LimitedPostgresDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const limits = Object.entries(LIMITS).map(([name, value]) => `set local ${name} = ${value}`)
    await connection.executeQuery(CompiledQuery.raw(['begin', ...limits].join('; ')))
  }
}
