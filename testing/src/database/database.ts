import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, DatabaseSettings } from '@wordloom/server/internal/database/database'
import { openDatabase } from '@wordloom/server/internal/database/open'
import { inject } from 'vitest'
import { memoryFolder } from '../disk/memory-folder.ts'
import { askForPostgresDatabase } from '../postgres/database.ts'
import { putEmptySqlite } from './empty-sqlite.ts'

export type DatabaseKind = Database['kind']

export const DATABASES: readonly DatabaseKind[] = inject('databases')

export const SILENT_LOG: DatabaseSettings['log'] = { info() {}, warn() {}, error() {}, fatal() {} }

export interface TestDatabase extends Database, AsyncDisposable {
  readonly settings: DatabaseSettings
}

export async function aDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const place = await aPlaceForADatabase(kind)
  if (kind === 'sqlite') await putEmptySqlite(place.settings.dataFolder)
  const database = await openDatabase(place.settings)
  return {
    ...database,
    settings: place.settings,
    async [Symbol.asyncDispose]() {
      await database.close()
      await place[Symbol.asyncDispose]()
    },
  }
}

/** Opens the database as another instance would. SQLite allows only one, so it stays the same. */
export async function anotherWayTo(database: TestDatabase): Promise<TestDatabase> {
  if (database.kind === 'sqlite') return { ...database, [Symbol.asyncDispose]: async () => {} }
  const other = await openDatabase(database.settings)
  return { ...other, settings: database.settings, [Symbol.asyncDispose]: () => other.close() }
}

export async function aPlaceForADatabase(
  kind: DatabaseKind,
): Promise<AsyncDisposable & { settings: DatabaseSettings }> {
  const dataFolder = await mkdtemp(join(memoryFolder(), 'wordloom-data-'))
  const postgres = kind === 'postgres' ? await askForPostgresDatabase() : null
  return {
    settings: { dataFolder, url: postgres?.url ?? null, log: SILENT_LOG },
    async [Symbol.asyncDispose]() {
      postgres?.drop()
      await rm(dataFolder, { recursive: true })
    },
  }
}
