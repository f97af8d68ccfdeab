import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from './archive/manifest.ts'
import { nameOf, prepareFolder, prune } from './backup-files.ts'
import { backUpPostgres } from './postgres/back-up-postgres.ts'
import { backUpSqlite } from './sqlite/back-up-sqlite.ts'

interface Order {
  readonly dataFolder: string
  readonly databaseUrl: URL | null
  readonly folder: string
  readonly keep: number | null
  readonly passphrase?: string | null
}

export interface MadeBackup {
  readonly file: string
  readonly bytes: number
  readonly manifest: Manifest
  readonly pruned: readonly string[]
}

/** Works while servers run. Deletes older backups only once this one is on the disk. */
export async function backUp(order: Order): Promise<MadeBackup> {
  const { dataFolder, databaseUrl, folder, keep, passphrase = null } = order
  await prepareFolder(folder)
  const file = join(folder, nameOf(new Date()))
  const manifest =
    databaseUrl === null
      ? await backUpSqlite({ database: join(dataFolder, 'wordloom.db'), folder, file, passphrase })
      : await backUpPostgres({ url: databaseUrl, folder, file, passphrase })
  const pruned = keep === null ? [] : await prune(folder, { keep, isBeforeUpgrade: false })
  return { file, bytes: (await stat(file)).size, manifest, pruned }
}
