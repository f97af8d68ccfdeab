import pg from 'pg'
import { toClientConfig } from '../../database/postgres/postgres-pool.ts'
import { type Finding, fine, problem, reasonOf, warning } from '../finding.ts'
import { judgeAdministrators, judgeSchema, SUBJECT } from './judge-database.ts'

const MIN_VERSION = 150_000

/** The 10 connections of an instance, with room for a second one and for the operator. */
const COMFORTABLE_CONNECTIONS = 25

const STANDING = `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
  pg_size_pretty(pg_database_size(current_database())) as size, pg_is_in_recovery() as "isStandby",
  current_setting('max_connections')::int as connections, to_regclass('schema_version') is not null as "hasTables"`

const LOSES = `select name from pg_settings
  where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name`

interface Standing {
  readonly version: string
  readonly number: number
  readonly size: string
  readonly isStandby: boolean
  readonly connections: number
  readonly hasTables: boolean
}

export async function checkPostgres(url: URL): Promise<readonly Finding[]> {
  const client = new pg.Client(toClientConfig(url))
  client.on('error', () => {})
  try {
    await client.connect()
    return await examine(client)
  } catch (error) {
    return [
      problem(
        SUBJECT,
        `PostgreSQL can't be used: ${reasonOf(error)}`,
        'Check DATABASE_URL, that PostgreSQL is running, and that it accepts connections from this machine (pg_hba.conf).',
      ),
    ]
  } finally {
    await client.end().catch(() => {})
  }
}

async function examine(client: pg.Client): Promise<readonly Finding[]> {
  const { rows } = await client.query<Standing>(STANDING)
  const [standing] = rows
  if (standing === undefined) throw new Error('It returned no row.')
  const losing = (await client.query<{ name: string }>(LOSES)).rows.map(({ name }) => name)
  return [
    fine(
      SUBJECT,
      `PostgreSQL ${standing.version}, ${standing.size}, ${standing.connections} connections at most`,
    ),
    ...judge(standing),
    ...losing.map((name) =>
      problem(
        SUBJECT,
        `${name} is off: a power cut loses or damages saved data`,
        `alter system set ${name} = on`,
      ),
    ),
    ...(losing.length === 0 ? [fine(SUBJECT, 'acknowledged changes are on the disk')] : []),
    ...(standing.hasTables ? await examineTables(client) : judgeSchema(null)),
  ]
}

function judge({ version, number, isStandby, connections }: Standing): readonly Finding[] {
  return [
    ...(number < MIN_VERSION
      ? [problem(SUBJECT, `PostgreSQL ${version} is too old`, 'Use PostgreSQL 15 or newer.')]
      : []),
    ...(isStandby
      ? [problem(SUBJECT, 'this is a standby, which refuses changes', 'Set DATABASE_URL to the primary.')]
      : []),
    ...(connections < COMFORTABLE_CONNECTIONS
      ? [
          warning(
            SUBJECT,
            'it allows few connections',
            'Each instance opens up to 10 connections. Raise max_connections, or use PgBouncer.',
          ),
        ]
      : []),
  ]
}

async function examineTables(client: pg.Client): Promise<readonly Finding[]> {
  const one = async (question: string): Promise<number> => {
    const { rows } = await client.query<{ answer: number | null }>(`select (${question}) as answer`)
    return rows[0]?.answer ?? 0
  }
  return [
    ...judgeSchema(await one('select max(version)::int from schema_version')),
    ...judgeAdministrators(
      await one('select count(*)::int from users where is_admin = 1 and is_suspended = 0'),
    ),
  ]
}
