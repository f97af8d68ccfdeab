import { MIGRATIONS } from '../database/migrations/list.ts'
import type { Manifest } from './archive/manifest.ts'
import { openArchive } from './archive/read-archive.ts'
import { BackupError } from './backup-error.ts'
import { restorePostgres } from './postgres/restore-postgres.ts'
import { restoreSqlite } from './sqlite/restore-sqlite.ts'
import type { Outcome } from './undone.ts'

interface Order {
  readonly file: string
  readonly dataFolder: string
  readonly databaseUrl: URL | null
  readonly isReplacing: boolean
  readonly passphrase?: string | null
}

export interface Restored extends Outcome {
  readonly manifest: Manifest
}

/** Replaces the database in full or not at all. Sessions and tokens of the backup no longer work. */
export async function restore(order: Order): Promise<Restored> {
  const { file, dataFolder, databaseUrl, isReplacing, passphrase = null } = order
  const archive = await openArchive(file)
  const { manifest } = archive
  demandKnown(manifest)
  demandKind(manifest, databaseUrl)
  const outcome =
    databaseUrl === null
      ? await restoreSqlite(archive, { dataFolder, isReplacing, passphrase })
      : await restorePostgres(archive, { url: databaseUrl, dataFolder, isReplacing, passphrase })
  return { manifest, ...outcome }
}

export async function check(file: string): Promise<Manifest> {
  const { manifest } = await openArchive(file)
  demandKnown(manifest)
  return manifest
}

function demandKnown({ schemaVersion }: Manifest): void {
  const newest = MIGRATIONS.at(-1)?.version ?? 0
  if (schemaVersion <= newest) return
  throw new BackupError(
    `The backup was made by a newer Wordloom: its schema is version ${schemaVersion}, but this program supports ${newest}. Restore it with the newer program.`,
  )
}

function demandKind({ database }: Manifest, url: URL | null): void {
  if (database === 'sqlite' && url !== null) {
    throw new BackupError(
      'This is a backup of the embedded database. Restore it without DATABASE_URL, then move the data: npm run migrate:to-postgres.',
    )
  }
  if (database === 'postgres' && url === null) {
    throw new BackupError(
      'This is a backup of a PostgreSQL database. Set DATABASE_URL to the database to restore it to.',
    )
  }
}
