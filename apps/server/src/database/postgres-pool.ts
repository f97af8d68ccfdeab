import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { DatabaseLog } from './database.ts'
import { toUnavailable } from './unavailable.ts'

const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 2000
const STATEMENT_TIMEOUT_MS = 10_000
const IDLE_TRANSACTION_TIMEOUT_MS = 15_000

/** int8, and numeric, which sums of int8 are: SQLite has them as numbers too. */
const NUMBERS: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC])

export function createPool(url: URL, log: DatabaseLog, { isMigrating = false } = {}): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url.href,
    max: isMigrating ? 1 : CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser: toParser },
    ...(isMigrating
      ? {}
      : {
          statement_timeout: STATEMENT_TIMEOUT_MS,
          idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
        }),
  })
  // Without a listener, a connection that is lost while nobody uses it would end the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'a connection to the database was lost'))
  // One that is lost while in use fails the query that runs on it, or the next one.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    options: pool.options,
    connect: () => pool.connect().then(guard, refuse),
    end: () => pool.end(),
  }
}

function guard(client: pg.PoolClient): PostgresPoolClient {
  return {
    // Kysely asks for cursors by the same name, and none are used here.
    query: ((sql: string, parameters: readonly unknown[]) =>
      client.query(sql, [...parameters]).catch(refuse)) as never,
    release: (destroy) => client.release(destroy),
  }
}

function refuse(error: unknown): never {
  throw toUnavailable(error)
}

function toParser(type: number, format?: 'text' | 'binary') {
  return NUMBERS.has(type) ? Number : pg.types.getTypeParser(type, format)
}
