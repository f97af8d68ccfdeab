import { createWriteStream, statfsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import Sqlite from 'better-sqlite3'
import { statementsAfterRestore } from '../after-restore.ts'
import { wrongPassphrase } from '../archive/encryption.ts'
import type { Manifest } from '../archive/manifest.ts'
import type { Archive } from '../archive/read-archive.ts'
import { BackupError } from '../backup-error.ts'
import type { CodesLeft } from '../recovery-codes.ts'
import { countRows, expectSound } from './snapshot-sqlite.ts'

interface Staging {
  readonly dataFolder: string
  readonly passphrase: string | null
  readonly codesLeft: readonly CodesLeft[]
}

const ENDINGS = ['', '-wal', '-shm', '-journal']

export async function stageSqlite(
  { manifest, content }: Archive,
  { dataFolder, passphrase, codesLeft }: Staging,
): Promise<string> {
  const file = join(dataFolder, 'wordloom.db.restoring')
  // An interrupted restore may have left it behind.
  await removeStaged(file)
  try {
    demandRoom(manifest, dataFolder)
    // `flush` puts it on the disk before it replaces anything.
    const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(await content(passphrase), createGunzip(), target).catch((error: unknown) => {
      throw manifest.content.encryption === undefined ? error : wrongPassphrase(error)
    })
    makeReady(file, manifest, codesLeft)
    return file
  } catch (error) {
    await removeStaged(file)
    throw error
  }
}

async function removeStaged(file: string): Promise<void> {
  for (const ending of ENDINGS) await rm(file + ending, { force: true })
}

function demandRoom({ databaseBytes }: Manifest, folder: string): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize >= databaseBytes) return
  throw new BackupError(
    `There isn't enough space in ${folder}: the database takes ${databaseBytes} bytes, and ${bavail * bsize} are free.`,
  )
}

function makeReady(file: string, manifest: Manifest, codesLeft: readonly CodesLeft[]): void {
  const database = new Sqlite(file)
  try {
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    expectSound(database)
    expectWhole(database, manifest)
    database.transaction(() => {
      for (const statement of statementsAfterRestore(manifest, new Date(), codesLeft))
        database.exec(statement)
    })()
  } finally {
    database.close()
  }
}

function expectWhole(database: Sqlite.Database, { rows }: Manifest): void {
  const found = countRows(database)
  const differing = Object.keys({ ...rows, ...found }).filter((table) => rows[table] !== found[table])
  const strays = database.pragma('foreign_key_check')
  if (differing.length === 0 && Array.isArray(strays) && strays.length === 0) return
  throw new BackupError(
    `The backup differs from its manifest: ${differing.join(', ') || 'rows refer to missing rows'}. Restore another one.`,
  )
}
