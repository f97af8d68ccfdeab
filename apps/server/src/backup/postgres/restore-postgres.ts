import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { DatabaseInUseError } from '../../database/database.ts'
import { MIGRATION_LOCK } from '../../database/postgres/postgres.ts'
import { createPool } from '../../database/postgres/postgres-pool.ts'
import type { Tables } from '../../database/schema.ts'
import { statementsAfterRestore } from '../after-restore.ts'
import { wrongPassphrase } from '../archive/encryption.ts'
import type { Manifest } from '../archive/manifest.ts'
import type { Archive } from '../archive/read-archive.ts'
import { backUp } from '../back-up.ts'
import { BackupError } from '../backup-error.ts'
import { backupFolderIn } from '../backup-files.ts'
import type { CodesLeft } from '../recovery-codes.ts'
import { findUndone, type Outcome, readSince } from '../undone.ts'
import { connect } from './back-up-postgres.ts'
import { runPostgresProgram } from './postgres-program.ts'

interface Target {
  readonly url: URL
  readonly dataFolder: string
  readonly isReplacing: boolean
  readonly passphrase: string | null
}

const OTHERS = `select count(*)::int as others from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`

const OURS = `select count(*)::int as tables, count(*) filter (where tablename = 'schema_version')::int as ours
  from pg_tables where schemaname = current_schema()`

/** A server that starts waits for this lock. Other locks may delay the restore only briefly. */
const BEFORE = `begin;
set local lock_timeout = '10s';
set local statement_timeout = 0;
set local client_min_messages = warning;
select pg_advisory_xact_lock(${MIGRATION_LOCK});
do $$ declare each record; begin
  for each in select tablename from pg_tables where schemaname = current_schema() loop
    execute format('drop table if exists %I cascade', each.tablename);
  end loop;
  for each in select oid::regprocedure as signature from pg_proc
    where pronamespace = current_schema()::regnamespace and proname like 'refuse\\_change\\_of\\_%' loop
    execute format('drop function %s', each.signature);
  end loop;
end $$;
`

/** One transaction: after it there is either the old database or all of the backup. */
export async function restorePostgres(
  archive: Archive,
  { url, dataFolder, isReplacing, passphrase }: Target,
): Promise<Outcome> {
  const { manifest } = archive
  const isEmpty = await withClient(url, async (client) => {
    await refuseUse(client)
    return await isWithoutTables(client, isReplacing)
  })
  const folder = backupFolderIn(dataFolder)
  const kept = isEmpty ? null : await backUp({ dataFolder, databaseUrl: url, folder, keep: null })
  const since = isEmpty
    ? null
    : await withKysely(url, (kysely) => readSince(kysely, new Date(manifest.takenAt)))
  await withClient(url, refuseUse)
  await load(archive, url, { passphrase, codesLeft: since?.codesLeft ?? [] })
  const undone = since && (await withKysely(url, (kysely) => findUndone(kysely, since)))
  return { kept: kept?.file ?? null, undone }
}

/** A running server queries its database every few seconds, so it always has a connection. */
async function refuseUse(client: pg.Client): Promise<void> {
  let others = 0
  // A connection that was just closed is still listed for a moment.
  for (let attempt = 0; attempt < 20; attempt++) {
    const { rows } = await client.query<{ others: number }>(OTHERS)
    others = rows[0]?.others ?? 0
    if (others === 0) return
    await delay(100)
  }
  throw new DatabaseInUseError(
    `Database is in use: ${others} other connections are open. Stop all servers first, and any pooler that keeps connections open for them.`,
  )
}

async function isWithoutTables(client: pg.Client, isReplacing: boolean): Promise<boolean> {
  const { rows } = await client.query<{ tables: number; ours: number }>(OURS)
  const { tables = 0, ours = 0 } = rows[0] ?? {}
  if (tables === 0) return true
  if (ours === 0) {
    throw new BackupError('DATABASE_URL names a database with tables of another program. Name an empty one.')
  }
  if (isReplacing) return false
  throw new BackupError('There is already a Wordloom database. Add --replace to back it up and replace it.')
}

async function load(
  { manifest, content }: Archive,
  url: URL,
  { passphrase, codesLeft }: { readonly passphrase: string | null; readonly codesLeft: readonly CodesLeft[] },
): Promise<void> {
  const dump = await content(passphrase)
  const target = runPostgresProgram(
    'psql',
    ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-'],
    url,
  )
  const source = runPostgresProgram('pg_restore', ['--no-owner', '--no-privileges', '--file=-'], null)
  target.output.resume()
  const reading = pipeline(dump, source.input).catch((error: unknown) => {
    // pg_restore closes its input when it has read what it needs.
    if (!isClosedPipe(error)) throw manifest.content.encryption === undefined ? error : wrongPassphrase(error)
  })
  reading.catch(() => source.kill())
  async function* script() {
    yield BEFORE
    yield* source.output
    await reading
    await source.done
    // Nothing takes effect before this commits.
    yield afterwards(manifest, codesLeft)
  }
  try {
    await pipeline(script, target.input)
    await target.done
  } catch (error) {
    source.kill()
    target.kill()
    if (isClosedPipe(error)) await target.done
    throw error
  }
}

function isClosedPipe(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(String(error.code))
  )
}

function afterwards(manifest: Manifest, codesLeft: readonly CodesLeft[]): string {
  const counts = Object.entries(manifest.rows).map(
    ([table, rows]) => `if (select count(*) from ${table}) <> ${rows} then
      raise exception 'The backup differs from its manifest: ${table}'; end if;`,
  )
  return [
    '',
    'reset search_path;',
    `do $$ begin ${counts.join('\n')} end $$;`,
    ...statementsAfterRestore(manifest, new Date(), codesLeft).map((statement) => `${statement};`),
    'commit;',
    '',
  ].join('\n')
}

async function withClient<Result>(url: URL, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = await connect(url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function withKysely<Result>(
  url: URL,
  work: (kysely: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const pool = createPool(
    url,
    { info() {}, warn() {}, error() {}, fatal() {} },
    { connections: 1, isPatient: true },
  )
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await work(kysely)
  } finally {
    await kysely.destroy()
  }
}
