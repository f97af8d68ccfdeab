import { existsSync } from 'node:fs'
import { copyFile, link, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import type { Tables } from '../../database/schema.ts'
import { lockDataFolder } from '../../database/sqlite/data-folder-lock.ts'
import { openSqliteFile } from '../../database/sqlite/sqlite-file.ts'
import type { Archive } from '../archive/read-archive.ts'
import { syncFolder } from '../archive/write-archive.ts'
import { BackupError } from '../backup-error.ts'
import { giveToOwner } from '../give-to-owner.ts'
import { findUndone, type Outcome, readSince, type Since } from '../undone.ts'
import { stageSqlite } from './stage-sqlite.ts'

const LOCKS = ['wordloom.lock', 'wordloom.pid']

interface Target {
  readonly dataFolder: string
  readonly isReplacing: boolean
  readonly passphrase: string | null
}

export async function restoreSqlite(
  archive: Archive,
  { dataFolder, isReplacing, passphrase }: Target,
): Promise<Outcome> {
  const lock = lockDataFolder(dataFolder)
  try {
    const file = join(dataFolder, 'wordloom.db')
    if (existsSync(file) && !isReplacing) {
      throw new BackupError(
        `There is a database at ${file}. Add --replace to replace it with the backup. The old database is kept in the same folder.`,
      )
    }
    const since = existsSync(file) ? await readSinceOf(file, new Date(archive.manifest.takenAt)) : null
    const staged = await stageSqlite(archive, { dataFolder, passphrase, codesLeft: since?.codesLeft ?? [] })
    const undone = since && (await withDatabase(staged, (kysely) => findUndone(kysely, since)))
    const kept = existsSync(file) ? await keepAside(file) : null
    // SQLite would take leftover journals of another database for its own.
    for (const left of journalsOf(file)) await rm(left, { force: true })
    for (const left of journalsOf(staged)) await rm(left, { force: true })
    await syncFolder(dataFolder)
    await giveToOwner([staged, ...LOCKS.map((name) => join(dataFolder, name))], dataFolder)
    await rename(staged, file)
    await syncFolder(dataFolder)
    return { kept, undone }
  } finally {
    lock.release()
  }
}

/** Null if the file can't be read: a damaged database is a reason to restore one. */
async function readSinceOf(file: string, since: Date): Promise<Since | null> {
  try {
    return await withDatabase(file, (kysely) => readSince(kysely, since))
  } catch {
    return null
  }
}

/** Closing the database moves everything into the one file. */
async function withDatabase<Result>(
  file: string,
  work: (kysely: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const kysely = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openSqliteFile(file) }) })
  try {
    return await work(kysely)
  } finally {
    await kysely.destroy()
  }
}

/** Keeps a second name instead of renaming, so that there is a database at every moment. */
async function keepAside(file: string): Promise<string> {
  const kept = `${file}.before-${new Date().toISOString().replaceAll(/[-:]/g, '')}`
  for (const ending of ['-wal', '']) {
    if (!existsSync(file + ending)) continue
    // Not every file system has hard links.
    await link(file + ending, kept + ending).catch(() => copyFile(file + ending, kept + ending))
  }
  return kept
}

function journalsOf(file: string): readonly string[] {
  return ['-wal', '-shm', '-journal'].map((ending) => file + ending)
}
