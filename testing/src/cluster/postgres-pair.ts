import { execFile } from 'node:child_process'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { createPostgresServer, type PostgresServer } from '../postgres/server.ts'
import { productionFile } from './production-file.ts'

const run = promisify(execFile)

const STANDBY = 'wordloom_standby'

export interface PostgresPair extends AsyncDisposable {
  readonly primary: PostgresServer
  readonly standby: PostgresServer
}

/** A primary whose commits wait for a hot standby, both with the settings from the operators' guide. */
export async function aPostgresPair(programs: string): Promise<PostgresPair> {
  const settings = [...(await productionSettings()), 'listen_addresses=', 'shared_buffers=64MB']
  const stack = new AsyncDisposableStack()
  try {
    const primary = stack.use(await createPostgresServer(programs, settings))
    await primary.start()
    await command(primary, 'create database wordloom')
    const standby = stack.use(await createPostgresServer(programs, settings, copyOf(primary, programs)))
    await standby.start()
    await command(primary, `alter system set synchronous_standby_names = 'FIRST 1 (${STANDBY})'`)
    await command(primary, 'select pg_reload_conf()')
    await untilSynchronous(primary)
    const parts = stack.move()
    return { primary, standby, [Symbol.asyncDispose]: () => parts.disposeAsync() }
  } finally {
    await stack.disposeAsync()
  }
}

export function connectionInfo(server: PostgresServer, database: string): string {
  return `host=${server.urlOf(database).searchParams.get('host')} user=wordloom dbname=${database}`
}

async function command(server: PostgresServer, sql: string): Promise<readonly object[]> {
  const client = new pg.Client({ connectionString: server.urlOf('postgres').href })
  await client.connect()
  return client.query(sql).then(
    ({ rows }) => client.end().then(() => rows),
    (error) => client.end().then(() => Promise.reject(error)),
  )
}

async function productionSettings(): Promise<string[]> {
  const file = await productionFile('postgresql.conf')
  return [...file.matchAll(/^(\w+) = (.+)$/gm)].map(
    ([, name, value]) => `${name}=${value?.replaceAll("'", '')}`,
  )
}

function copyOf(primary: PostgresServer, programs: string) {
  return (data: string, account: object) =>
    run(
      join(programs, 'pg_basebackup'),
      [
        `--pgdata=${data}`,
        ...['--wal-method=stream', '--create-slot', `--slot=${STANDBY}`, '--write-recovery-conf'],
        ...['--checkpoint=fast', '--no-sync'],
        `--dbname=${connectionInfo(primary, 'postgres')} application_name=${STANDBY}`,
      ],
      { ...account, cwd: dirname(data) },
    )
}

async function untilSynchronous(primary: PostgresServer): Promise<void> {
  for (;;) {
    const rows = await command(primary, `select 1 from pg_stat_replication where sync_state = 'sync'`)
    if (rows.length > 0) return
  }
}
