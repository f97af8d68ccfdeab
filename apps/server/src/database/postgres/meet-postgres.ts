import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type DatabaseLog, DatabaseStartError } from '../database.ts'
import { LIMITS, toClientConfig } from './postgres-pool.ts'
import { isUnavailable } from './unavailable.ts'

const TRY_EVERY_MS = 500

/** With one of these off, PostgreSQL can lose acknowledged writes in a power cut. */
const DURABILITY = ['fsync', 'full_page_writes', 'synchronous_commit']

/** Returns the limits to set for each connection: none behind a pooler that refuses such settings. */
export async function meetPostgres(
  url: URL,
  log: DatabaseLog,
  timeLimitMs: number,
): Promise<Partial<typeof LIMITS>> {
  const deadline = performance.now() + timeLimitMs
  let limits: Partial<typeof LIMITS> = LIMITS
  for (;;) {
    try {
      await greet(url, log, limits)
      return limits
    } catch (error) {
      if (limits === LIMITS && isRefusalOfSettings(error)) {
        limits = {}
        continue
      }
      const isToCome = isUnavailable(error) && performance.now() < deadline
      if (!isToCome) throw toStartError(error, url)
    }
    await delay(TRY_EVERY_MS)
  }
}

async function greet(url: URL, log: DatabaseLog, limits: Partial<typeof LIMITS>): Promise<void> {
  const client = new pg.Client({ ...toClientConfig(url), ...limits })
  client.on('error', () => {})
  await client.connect()
  try {
    const isOff = 'select name from pg_settings where name = any ($1) and setting = $2'
    const { rows } = await client.query<{ name: string }>(isOff, [DURABILITY, 'off'])
    for (const { name } of rows) {
      log.warn(
        { setting: name },
        `PostgreSQL runs with ${name} off: a power cut can lose or damage saved data`,
      )
    }
  } finally {
    await client.end()
  }
}

function isRefusalOfSettings(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.message.includes('unsupported startup parameter')
}

function toStartError(error: unknown, url: URL): DatabaseStartError {
  const place = url.searchParams.get('host') ?? url.host
  const { message, code } = error as Error & { code?: string }
  return new DatabaseStartError(
    `PostgreSQL at ${place} can't be used: ${message || code}. Check DATABASE_URL, and that PostgreSQL is running.`,
    { cause: error },
  )
}
