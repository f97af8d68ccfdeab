import pg from 'pg'
import { toClientConfig } from '../../database/postgres/postgres-pool.ts'
import type { Manifest, Snapshot } from '../archive/manifest.ts'
import { writeArchive } from '../archive/write-archive.ts'
import { BackupError } from '../backup-error.ts'
import { partialsIn } from '../backup-files.ts'
import type { Target } from '../sqlite/back-up-sqlite.ts'
import { runPostgresProgram } from './postgres-program.ts'

const CONTENT_NAME = 'wordloom.dump'

/** Tables of our schema. Partitions count with their table. */
const TABLES = `select relname as name from pg_class
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
  order by relname`

export async function backUpPostgres({
  url,
  folder,
  file,
  passphrase,
}: Target & { readonly url: URL }): Promise<Manifest> {
  const client = await connect(url)
  try {
    // The dump and the row counts see the same moment.
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0')
    const takenAt = new Date().toISOString()
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
    const description = await describe(client)
    const dump = runPostgresProgram(
      'pg_dump',
      [
        '--format=custom',
        '--compress=1',
        '--no-owner',
        '--no-privileges',
        `--snapshot=${rows[0]?.snapshot}`,
        // Fail instead of waiting forever for a change of tables.
        '--lock-wait-timeout=30s',
      ],
      url,
    )
    dump.input.end()
    try {
      return await writeArchive({
        file,
        partial: partialsIn(folder).archive,
        contentName: CONTENT_NAME,
        content: dump.output,
        passphrase,
        describe: async () => {
          await dump.done
          return { takenAt, ...description }
        },
      })
    } finally {
      dump.kill()
    }
  } finally {
    await client.end()
  }
}

export async function connect(url: URL): Promise<pg.Client> {
  const client = new pg.Client(toClientConfig(url))
  // A lost connection fails the next query.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    throw new BackupError(`PostgreSQL can't be reached: ${message || code}. Check DATABASE_URL.`, {
      cause: error,
    })
  }
}

async function describe(client: pg.Client): Promise<Omit<Snapshot, 'takenAt'>> {
  const tables = (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => name)
  if (!tables.includes('schema_version')) {
    throw new BackupError('This database contains no Wordloom tables. Check DATABASE_URL.')
  }
  const one = async (question: string): Promise<string> => {
    const { rows } = await client.query<{ answer: string | number }>(`select (${question}) as answer`)
    return String(rows[0]?.answer)
  }
  const rows: Record<string, number> = {}
  for (const table of tables) {
    rows[table] = Number(await one(`select count(*) from ${client.escapeIdentifier(table)}`))
  }
  return {
    database: 'postgres',
    databaseVersion: await one("current_setting('server_version')"),
    schemaVersion: Number(await one('select coalesce(max(version), 0) from schema_version')),
    rows,
    databaseBytes: Number(await one('pg_database_size(current_database())')),
  }
}
