import type { DatabaseSettings } from '@wordloom/server/internal/database/database'
import pg from 'pg'
import { vi } from 'vitest'
import { POSTGRES_PROGRAMS } from '../postgres/provided.ts'
import { createPostgresServer } from '../postgres/server.ts'
import { aPlaceForADatabase, type DatabaseKind } from './database.ts'
import { DURABLE } from './durable-settings.ts'

export interface DurablePlace extends AsyncDisposable {
  readonly settings: DatabaseSettings
  settle(): Promise<void>
  /** SQLite has no process of its own to crash. */
  crash(): Promise<void>
}

export async function aDurablePlace(kind: DatabaseKind): Promise<DurablePlace> {
  const place = await aPlaceForADatabase('sqlite')
  if (kind === 'sqlite') return { ...place, settle: async () => {}, crash: async () => {} }
  const postgres = await createPostgresServer(POSTGRES_PROGRAMS ?? '', DURABLE)
  await postgres.start()
  const url = postgres.urlOf('postgres')
  return {
    settings: { ...place.settings, url },
    settle: () => endOfConnections(url),
    async crash() {
      await postgres.stop()
      await postgres.start()
    },
    async [Symbol.asyncDispose]() {
      await postgres[Symbol.asyncDispose]()
      await place[Symbol.asyncDispose]()
    },
  }
}

async function endOfConnections(url: URL): Promise<void> {
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await vi.waitFor(
      async () => {
        const { rows } = await client.query(
          `select 1 from pg_stat_activity
            where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
        )
        if (rows.length > 0) throw new Error('Somebody is still connected.')
      },
      { timeout: 15_000, interval: 10 },
    )
  } finally {
    await client.end()
  }
}
