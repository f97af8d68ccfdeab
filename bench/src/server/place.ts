import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startPostgres } from '../postgres.ts'
import { type Product, startServer } from '../product.ts'
import { ADMINISTRATOR_SETTINGS } from './members.ts'

const METER = new URL('./meter.ts', import.meta.url)

interface Start {
  readonly settings?: Readonly<Record<string, string>>
  /** Of Node. */
  readonly flags?: readonly string[]
  /** A command that sets something up and then becomes the command it is given. */
  readonly launcher?: readonly string[]
}

/** Where a server keeps its data, from one start to the next. */
export interface Place extends AsyncDisposable {
  /** The metered product, with an administrator. */
  start(options?: Start): Promise<Product>
  /** Changes the data while no server runs. */
  run(sql: string): void
}

export type DatabaseKind = 'embedded' | 'PostgreSQL'

/** With a PostgreSQL of its own, or none. */
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
          // What it refuses, and what people do, is no news here.
          LOG_LEVEL: 'fatal',
          // People are from everywhere: each says where from.
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
