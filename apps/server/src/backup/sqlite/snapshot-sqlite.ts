import { closeSync, createReadStream, openSync, rmSync, statfsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import Sqlite from 'better-sqlite3'
import { toMegabytes } from '../../megabytes.ts'
import type { Snapshot } from '../archive/manifest.ts'
import { BackupError } from '../backup-error.ts'

/** Bytes to keep free on the disk, because the server needs space too. */
const RESERVED = 64 * 1024 * 1024

/** Any level packs word lists to a fifth; this one keeps up with a disk. */
const LEVEL = 1

export interface SqliteSnapshot extends AsyncDisposable {
  readonly description: Snapshot
  content(): Readable
}

/** `VACUUM INTO` is one read transaction, so others can go on reading and writing. */
export function takeSnapshot(database: Sqlite.Database, file: string): SqliteSnapshot {
  demandRoom(database, dirname(file))
  const takenAt = new Date().toISOString()
  closeSync(openSync(file, 'wx', 0o600))
  return {
    description: { takenAt, ...copy(database, file) },
    content: () => {
      const source = createReadStream(file)
      return pipeline(source, createGzip({ level: LEVEL }), () => {})
    },
    [Symbol.asyncDispose]: () => rm(file, { force: true }),
  }
}

function copy(database: Sqlite.Database, file: string): Omit<Snapshot, 'takenAt'> {
  try {
    database.prepare('vacuum into ?').run(file)
    return describe(file)
  } catch (error) {
    rmSync(file, { force: true })
    throw error
  }
}

function describe(file: string): Omit<Snapshot, 'takenAt'> {
  const database = new Sqlite(file, { readonly: true })
  try {
    expectSound(database)
    return {
      database: 'sqlite',
      databaseVersion: String(database.prepare('select sqlite_version()').pluck().get()),
      schemaVersion: Number(database.prepare('select max(version) from schema_version').pluck().get() ?? 0),
      rows: countRows(database),
      databaseBytes: bytesOf(database),
    }
  } finally {
    database.close()
  }
}

export function expectSound(database: Sqlite.Database): void {
  const found = database.pragma('integrity_check(1)', { simple: true })
  if (found !== 'ok') throw new BackupError(`The database is damaged: ${found}. Restore an earlier backup.`)
}

export function countRows(database: Sqlite.Database): Record<string, number> {
  const tables = database
    .prepare<[], string>("select name from sqlite_schema where type = 'table' and name not glob 'sqlite_*'")
    .pluck()
    .all()
  const count = (table: string) => Number(database.prepare(`select count(*) from "${table}"`).pluck().get())
  return Object.fromEntries(tables.toSorted().map((table) => [table, count(table)]))
}

function demandRoom(database: Sqlite.Database, folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  // Once as a copy, and once packed, which at worst is as large.
  const wanted = 2 * bytesOf(database) + RESERVED
  if (bavail * bsize >= wanted) return
  throw new BackupError(
    `There isn't enough space for a backup in ${folder}: it may take ${toMegabytes(wanted)}, and ${toMegabytes(bavail * bsize)} are free. Free up space, or name another folder.`,
  )
}

function bytesOf(database: Sqlite.Database): number {
  const pragma = (name: string) => Number(database.pragma(name, { simple: true }))
  return (pragma('page_count') - pragma('freelist_count')) * pragma('page_size')
}
