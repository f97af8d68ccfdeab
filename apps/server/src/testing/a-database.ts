import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database, DatabaseSettings } from '../database/database.ts'
import { openDatabase } from '../database/open.ts'
import { askForPostgresDatabase } from './postgres.ts'

export type DatabaseKind = Database['kind']

/** Those that this machine can run: each test of what is stored is for all of them. */
export const DATABASES: readonly DatabaseKind[] =
  inject('postgresSocket') === null ? ['sqlite'] : ['sqlite', 'postgres']

export const SILENT_LOG: DatabaseSettings['log'] = { warn() {}, error() {} }

interface TestDatabase extends Database, AsyncDisposable {
  /** To open the same database a second time. */
  readonly settings: DatabaseSettings
}

/** A fresh and empty database of its own. Give back what it returns: `await using database = await aDatabase(kind)`. */
export async function aDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const place = await aPlaceForADatabase(kind)
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

/** Where a database can be opened, and its tables made if they are not there. */
export async function aPlaceForADatabase(
  kind: DatabaseKind,
): Promise<AsyncDisposable & { settings: DatabaseSettings }> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'wordloom-data-'))
  const postgres = kind === 'postgres' ? await askForPostgresDatabase() : null
  return {
    settings: { dataFolder, url: postgres?.url ?? null, log: SILENT_LOG },
    async [Symbol.asyncDispose]() {
      postgres?.drop()
      await rm(dataFolder, { recursive: true })
    },
  }
}
