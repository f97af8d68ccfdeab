import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Activity } from '../activity.ts'
import type { DatabaseLog } from '../database.ts'
import { createSilenceWatch, type SilenceWatch } from './silence-watch.ts'
import { toUnavailable } from './unavailable.ts'

const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 2000
/** Plus the second before the check starts: less than three seconds in all. */
const SIGN_OF_LIFE_TIMEOUT_MS = 1500
const BUSY_MS = 250

/** Milliseconds that a statement may run, and that a transaction may wait for its next one. */
export const LIMITS = {
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
} as const

type CountedPool = PostgresPool & Pick<Activity, 'connections'>

interface PoolOptions {
  readonly limits?: Partial<typeof LIMITS>
  readonly connections?: number
  readonly isPatient?: boolean
}

/** Reports lost connections as `unavailable` within seconds, and replaces them. */
export function createPool(url: URL, log: DatabaseLog, options: PoolOptions = {}): CountedPool {
  const { limits, connections = CONNECTIONS, isPatient = false } = options
  const pool = new pg.Pool({ ...toClientConfig(url), ...limits, max: connections })
  // Without a listener, losing an idle connection would end the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'a connection to the database was lost'))
  // A connection lost while in use fails its current or next query.
  pool.on('connect', (client) => client.on('error', () => {}))
  const watch = createSilenceWatch({
    isThere: () => isThere(url),
    maxMs: isPatient ? Number.POSITIVE_INFINITY : LIMITS.statement_timeout + CONNECT_TIMEOUT_MS,
  })
  return {
    options: pool.options,
    connect: () => pool.connect().then((client) => guard(client, watch), refuse),
    end: () => pool.end(),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

export function toClientConfig(url: URL): pg.ClientConfig {
  return {
    connectionString: url.href,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser: toParser },
  }
}

async function isThere(url: URL): Promise<boolean> {
  const start = performance.now()
  const client = new pg.Client({
    ...toClientConfig(url),
    connectionTimeoutMillis: SIGN_OF_LIFE_TIMEOUT_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch (error) {
    // If this is late, the process was too busy to listen, and the silence may be its own fault.
    const isLate = performance.now() - start > SIGN_OF_LIFE_TIMEOUT_MS + BUSY_MS
    return isLate || error instanceof pg.DatabaseError
  }
}

function guard(client: pg.PoolClient, watch: SilenceWatch): PostgresPoolClient {
  const query = async (sql: string, parameters: readonly unknown[]) => {
    const stopWatching = watch(() => cut(client))
    try {
      return await client.query(sql, [...parameters])
    } catch (error) {
      throw toUnavailable(error)
    } finally {
      stopWatching()
    }
  }
  // Kysely's type includes cursors, which aren't used here.
  return { query: query as never, release: (destroy) => client.release(destroy) }
}

function cut(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}

function refuse(error: unknown): never {
  throw toUnavailable(error)
}

/** int8, and numeric, the type of int8 sums. They become numbers, as in SQLite. */
const NUMBERS: ReadonlySet<number> = new Set([pg.types.builtins.INT8, pg.types.builtins.NUMERIC])

function toParser(type: number, format?: 'text' | 'binary') {
  return NUMBERS.has(type) ? Number : pg.types.getTypeParser(type, format)
}
