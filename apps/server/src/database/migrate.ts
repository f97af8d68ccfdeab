import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Database, type DatabaseLog, DatabaseStartError } from './database.ts'
import { createProgress, type Progress } from './migration-progress.ts'
import type { Dialect, Migration } from './migrations/migration.ts'
import type { Tables } from './schema.ts'

type SchemaVersion = {
  schema_version: { version: number; name: string; applied_at: number }
}

interface MigratedDatabase {
  readonly kysely: Kysely<Tables>
  readonly dialect: Dialect
  readonly now: Database['now']
  readonly log: DatabaseLog
  lock(transaction: Transaction<SchemaVersion>): Promise<void>
}

/** If several processes call it at the same time, each step is taken once. */
export async function migrate(database: MigratedDatabase, migrations: readonly Migration[]): Promise<void> {
  const progress = createProgress(database.log)
  // Between two transactions, the embedded database moves its log into its file.
  while (await takeStep(database, migrations, progress)) await nextTurn()
}

export async function demandNewest(kysely: Kysely<Tables>, migrations: readonly Migration[]): Promise<void> {
  const newest = migrations.at(-1)?.version ?? 0
  const row = await kysely
    .withTables<SchemaVersion>()
    .selectFrom('schema_version')
    .select((query) => query.fn.max('version').as('version'))
    .executeTakeFirst()
  const version = row?.version ?? 0
  if (version > newest) throw newer(version, newest)
  if (version === newest) return
  throw new DatabaseStartError(
    'The running server is older than this program. Stop it, and start the newer one first.',
  )
}

/** A step is a migration, or a batch of one. Returns false if nothing is left. */
function takeStep(
  database: MigratedDatabase,
  migrations: readonly Migration[],
  progress: Progress,
): Promise<boolean> {
  const { kysely, dialect, now, lock } = database
  return kysely
    .withTables<SchemaVersion>()
    .transaction()
    .execute(async (transaction) => {
      await lock(transaction)
      const version = await versionOf(transaction, dialect)
      const newest = migrations.at(-1)?.version ?? 0
      if (version > newest) throw newer(version, newest)
      const migration = migrations.find((each) => each.version > version)
      if (migration === undefined) return false
      if (migration.batches !== undefined) {
        const { bytesLeft, next } = migration.batches
        await progress.begin(() => bytesLeft(transaction, dialect))
        const bytes = await next(transaction, dialect)
        if (bytes !== null) {
          progress.add(bytes)
          return true
        }
        progress.end()
      }
      for (const statement of migration.statements(dialect)) await sql.raw(statement).execute(transaction)
      await migration.fill?.(transaction)
      await transaction
        .insertInto('schema_version')
        .values({ version: migration.version, name: migration.name, applied_at: now })
        .execute()
      return true
    })
}

async function versionOf(transaction: Transaction<SchemaVersion>, dialect: Dialect): Promise<number> {
  await sql
    .raw(
      `create table if not exists schema_version (
        version ${dialect.integer} not null primary key,
        name text not null,
        applied_at ${dialect.integer} not null
      ) ${dialect.tableOptions}`,
    )
    .execute(transaction)
  const row = await transaction
    .selectFrom('schema_version')
    .select((query) => query.fn.max('version').as('version'))
    .executeTakeFirst()
  return row?.version ?? 0
}

function newer(version: number, newest: number): DatabaseStartError {
  return new DatabaseStartError(
    `The database was created by a newer Wordloom: its schema is version ${version}, but this program supports ${newest}. Start the newer program again.`,
  )
}
