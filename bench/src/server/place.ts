import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startPostgres } from '../postgres.ts'
import { type Product, startServer } from '../product.ts'
import { ADMINISTRATOR_SETTINGS } from './routes/members.ts'

const METER = new URL('./meter.ts', import.meta.url)

interface Start {
  readonly settings?: Readonly<Record<string, string>>
  readonly flags?: readonly string[]
  readonly launcher?: readonly string[]
}

export interface Place extends AsyncDisposable {
  start(options?: Start): Promise<Product>
  /** Changes the data; call it only while no server runs. */
  run(sql: string): void
}

export type DatabaseKind = 'embedded' | 'PostgreSQL'

export async function openPlace(kind: DatabaseKind): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'wordloom-bench-'))
  const dataFolder = join(folder, 'data')
  const postgres = kind === 'embedded' ? null : await startPostgres(folder)
  if (kind === 'PostgreSQL' && postgres === null) throw new Error('PostgreSQL 15 is not installed.')
  return {
    start: ({ settings = {}, flags = [], launcher = [] } = {}) =>
      startServer({
        preload: METER,
        flags,
        launcher,
        dataFolder,
        settings: {
          LOG_LEVEL: 'fatal',
          // Requests name their client's address in X-Forwarded-For.
          TRUST_PROXY: 'loopback',
          ...ADMINISTRATOR_SETTINGS,
          ...(postgres && { DATABASE_URL: postgres.url }),
          ...settings,
        },
      }),
    run(sql) {
      if (postgres !== null) return postgres.run(sql)
      const database = new DatabaseSync(join(dataFolder, 'wordloom.db'))
      database.exec(sql)
      database.close()
    },
    async [Symbol.asyncDispose]() {
      await postgres?.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
