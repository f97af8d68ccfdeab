import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { backUpBeforeMigration } from '../../backup/sqlite/before-migration.ts'
import { createActivity } from '../activity.ts'
import type { Database, DatabaseLog } from '../database.ts'
import { demandNewest, migrate } from '../migrate.ts'
import type { Dialect, Migration } from '../migrations/migration.ts'
import type { Tables } from '../schema.ts'
import { separateTransactions } from '../transaction.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { createDiskRoom, type DiskRoom, makeRoomToStart } from './disk-room.ts'
import { OwnSqliteDialect } from './sqlite-dialect.ts'
import { limitGrowth, openSqliteFile, openSqliteReader, toStartError, unusedBytesOf } from './sqlite-file.ts'
import { createSqliteLog, emptyLog } from './sqlite-log.ts'
import { endProcess, isSyncFailure } from './sync-failure.ts'

const DIALECT: Dialect = {
  integer: 'integer',
  growingId: 'id integer primary key autoincrement',
  growingIdOfAccount: 'id integer primary key autoincrement',
  keyOfAccount: 'unique (user_id, id)',
  // Finding a row takes one search, and no index holds the account.
  idOfAnother: 'id integer not null primary key',
  keyOfAnother: ['id'],
  tableOptions: 'strict',
  // Rows in key order: finding one takes one search instead of two.
  keyedTableOptions: 'strict, without rowid',
  including: (...columns) => columns.map((column) => `, ${column}`).join(''),
  addedToOnly: (table) =>
    ['update', 'delete'].map(
      (event) =>
        `create trigger ${table}_no_${event} before ${event} on ${table}
          begin select raise(abort, '${table} is only added to'); end`,
    ),
}

/** `unixepoch` alone returns seconds as a floating point number. */
const NOW = sql<number>`cast(round(unixepoch('now', 'subsec') * 1000) as integer)`

/** For a process beside the server: the server looks after the disk. */
const NO_RESERVE: DiskRoom = { hasRoom: () => true, giveUpReserve: () => false, close: async () => {} }

/** For short work while another process has the database open. Never migrates it. */
export async function openSqliteBeside(
  dataFolder: string,
  log: DatabaseLog,
  migrations: readonly Migration[],
): Promise<Database> {
  const file = join(dataFolder, 'wordloom.db')
  const activity = createActivity()
  const database = openSqliteFile(file)
  const sqliteLog = createSqliteLog({
    database,
    listener: activity,
    onSyncFailure: endProcess(file, log),
    isInherited: false,
  })
  const kysely = new Kysely<Tables>({
    dialect: new OwnSqliteDialect({
      database,
      reader: openSqliteReader(database),
      log: sqliteLog,
      disk: NO_RESERVE,
      listener: activity,
    }),
  })
  try {
    await demandNewest(kysely, migrations)
    return {
      ...separateTransactions(kysely),
      kind: 'sqlite',
      now: NOW,
      isThere: async () => true,
      untilKept: sqliteLog.untilKept,
      hasRoom: NO_RESERVE.hasRoom,
      activity,
      close: () => kysely.destroy(),
    }
  } catch (error) {
    await kysely.destroy()
    throw toStartError(error, file)
  }
}

export async function openSqlite(
  dataFolder: string,
  log: DatabaseLog,
  migrations: readonly Migration[],
): Promise<Database> {
  const file = join(dataFolder, 'wordloom.db')
  const onSyncFailure = endProcess(file, log)
  const opened = new AsyncDisposableStack()
  try {
    const lock = lockDataFolder(dataFolder)
    opened.defer(lock.release)
    makeRoomToStart(dataFolder)
    const database = openSqliteFile(file)
    opened.defer(() => void database.close())
    const isInherited = !emptyLog(database)
    const disk = createDiskRoom({
      folder: dataFolder,
      unusedBytes: () => unusedBytesOf(database),
      limitGrowth: (bytes) => limitGrowth(database, bytes),
      log,
    })
    opened.defer(disk.close)
    await backUpBeforeMigration(database, { dataFolder, newest: migrations.at(-1)?.version ?? 0 })
    const reader = openSqliteReader(database)
    opened.defer(() => void reader.close())
    const activity = createActivity()
    const sqliteLog = createSqliteLog({ database, listener: activity, onSyncFailure, isInherited })
    const kysely = new Kysely<Tables>({
      dialect: new OwnSqliteDialect({ database, reader, log: sqliteLog, disk, listener: activity }),
    })
    await migrate({ kysely, dialect: DIALECT, now: NOW, log, lock: async () => {} }, migrations)
    return {
      ...separateTransactions(kysely),
      kind: 'sqlite',
      now: NOW,
      isThere: async () => true,
      untilKept: sqliteLog.untilKept,
      hasRoom: disk.hasRoom,
      activity,
      async close() {
        await kysely.destroy()
        await opened.disposeAsync()
      },
    }
  } catch (error) {
    if (isSyncFailure(error)) onSyncFailure(error)
    await opened.disposeAsync()
    throw toStartError(error, file)
  }
}
