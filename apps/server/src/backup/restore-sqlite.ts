import { existsSync } from 'node:fs'
import { copyFile, link, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import { lockDataFolder } from '../database/data-folder-lock.ts'
import type { Tables } from '../database/schema.ts'
import { openSqliteFile } from '../database/sqlite-file.ts'
import { BackupError } from './backup-error.ts'
import { giveToOwner } from './give-to-owner.ts'
import type { Archive } from './read-archive.ts'
import { stageSqlite } from './stage-sqlite.ts'
import { findUndone, type Outcome, readSince, type Since } from './undone.ts'
import { syncFolder } from './write-archive.ts'

/** What keeps other processes out. */
const LOCKS = ['wordloom.lock', 'wordloom.pid']

interface Target {
  readonly dataFolder: string
  readonly isReplacing: boolean
  readonly passphrase: string | null
}

/** Restores the embedded database; whatever stops it, there is the database of before or the one of the backup. */
export async function restoreSqlite(
  archive: Archive,
  { dataFolder, isReplacing, passphrase }: Target,
): Promise<Outcome> {
  const lock = lockDataFolder(dataFolder)
  try {
    const file = join(dataFolder, 'wordloom.db')
    if (existsSync(file) && !isReplacing) {
      throw new BackupError(
        `There is a database at ${file}. Add --replace to put the backup in its place; it is kept beside it.`,
      )
    }
    const since = existsSync(file) ? await readSinceOf(file, new Date(archive.manifest.takenAt)) : null
    const staged = await stageSqlite(archive, { dataFolder, passphrase, codesLeft: since?.codesLeft ?? [] })
    const undone = since && (await withDatabase(staged, (kysely) => findUndone(kysely, since)))
    const kept = existsSync(file) ? await keepAside(file) : null
    // What is left of the journal of another database would be taken for its own.
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

/** Null where it cannot be read: being damaged is why a database is restored. */
async function readSinceOf(file: string, since: Date): Promise<Since | null> {
  try {
    return await withDatabase(file, (kysely) => readSince(kysely, since))
  } catch {
    return null
  }
}

/** When it is closed, all of it is in the one file. */
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

/** Under a second name, so that at no moment there is no database. */
async function keepAside(file: string): Promise<string> {
  const kept = `${file}.before-${new Date().toISOString().replaceAll(/[-:]/g, '')}`
  for (const ending of ['-wal', '']) {
    if (!existsSync(file + ending)) continue
    // Not every file system has second names.
    await link(file + ending, kept + ending).catch(() => copyFile(file + ending, kept + ending))
  }
  return kept
}

function journalsOf(file: string): readonly string[] {
  return ['-wal', '-shm', '-journal'].map((ending) => file + ending)
}
