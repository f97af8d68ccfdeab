import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@wordloom/server/internal/database/open'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { partitionByAccount } from '../database/partitioned-tables.ts'
import { findPostgresPrograms } from './programs.ts'
import { createPostgresServer, type PostgresServer } from './server.ts'

const TEMPLATE = 'wordloom_template'

const IS_PARTITIONED = process.env['TEST_DATABASES'] === 'partitioned'

/** A test gets a new database by connecting to a socket, and drops it by hanging up. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const programs = findOrWarn()
  provide('postgresPrograms', programs)
  if (programs === null) {
    provide('postgresSocket', null)
    provide('databases', ['sqlite'])
    return
  }
  provide('databases', IS_PARTITIONED ? ['postgres'] : ['sqlite', 'postgres'])
  const folder = await mkdtemp(join(tmpdir(), 'wordloom-tests-'))
  let starting: Promise<PostgresServer> | null = null
  let next: Promise<string> | null = null
  const server = createServer((caller) => {
    starting ??= startWithTemplate(programs)
    starting
      .then((postgres) => {
        const name = next ?? makeDatabase(postgres)
        const makeNext = () => makeDatabase(postgres)
        next = name.then(makeNext, makeNext)
        // The test that gets the database receives the failure.
        next.catch(() => {})
        return lend(postgres, name, caller)
      })
      .catch((error: Error) => caller.end(`${error.message}\n`))
  })
  const socket = join(folder, 'socket')
  server.listen(socket)
  await once(server, 'listening')
  provide('postgresSocket', socket)

  return async () => {
    server.close()
    const postgres = await starting?.catch(() => null)
    await next?.catch(() => null)
    await postgres?.[Symbol.asyncDispose]()
    await rm(folder, { recursive: true })
  }
}

function findOrWarn(): string | null {
  const programs = findPostgresPrograms()
  if (programs !== null) return programs
  const message = 'There is no PostgreSQL here (initdb, postgres): storage is tested on SQLite alone.'
  if (process.env['CI'] || IS_PARTITIONED) throw new Error(message)
  process.stderr.write(`\n*** ${message} ***\n\n`)
  return null
}

async function startWithTemplate(programs: string): Promise<PostgresServer> {
  const postgres = await createPostgresServer(programs)
  await postgres.start()
  await command(postgres, `create database ${TEMPLATE}`)
  const log = { info() {}, warn() {}, error() {}, fatal() {} }
  const template = await openDatabase({ dataFolder: '', url: postgres.urlOf(TEMPLATE), log })
  if (IS_PARTITIONED) await partitionByAccount(template.kysely)
  await template.close()
  return postgres
}

async function makeDatabase(postgres: PostgresServer): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await command(postgres, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  return name
}

async function lend(postgres: PostgresServer, made: Promise<string>, caller: Socket): Promise<void> {
  caller.resume()
  caller.on('error', () => caller.destroy())
  const hungUp = once(caller, 'close')
  const name = await made
  caller.write(`${postgres.urlOf(name).href}\n`)
  await hungUp
  await command(postgres, `drop database ${name} with (force)`)
}

async function command(postgres: PostgresServer, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.urlOf('postgres').href })
  // The server may end while the last databases are being dropped.
  client.on('error', () => {})
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
