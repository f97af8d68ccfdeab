import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync } from 'node:fs'
import type { Input } from './inputs.ts'

const PROGRAMS = '/usr/lib/postgresql/15/bin'
/** PostgreSQL refuses to run as root, so it runs as the user `nobody`. */
const NOBODY = 65_534

export interface Postgres {
  readonly url: string
  readonly pid: number
  run(sql: string): void
  prepare(input: Input, files: readonly string[]): readonly string[]
  stop(): Promise<void>
}

export async function startPostgres(folder: string): Promise<Postgres | null> {
  if (!existsSync(`${PROGRAMS}/postgres`)) return null
  const isRoot = process.getuid?.() === 0
  const home = `${folder}/postgres`
  mkdirSync(home)
  if (isRoot) {
    chmodSync(folder, 0o755)
    chownSync(home, NOBODY, NOBODY)
  }
  const options = {
    ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}),
    cwd: home,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  }
  spawnSync(
    `${PROGRAMS}/initdb`,
    ['-D', `${home}/data`, '-U', 'bench', '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'trust'],
    options,
  )
  const server = spawn(`${PROGRAMS}/postgres`, ['-D', `${home}/data`, '-k', home, '-h', ''], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (!(await isReady(server))) return null
  const psql = [`${PROGRAMS}/psql`, '-h', home, '-U', 'bench', '-d', 'postgres', '-q', '-X']

  return {
    url: `postgres://bench@localhost/postgres?host=${encodeURIComponent(home)}`,
    pid: server.pid ?? 0,
    run(sql) {
      const [program = '', ...options] = psql
      const { status, stderr } = spawnSync(program, [...options, '-v', 'ON_ERROR_STOP=1', '-c', sql])
      if (status !== 0) throw new Error(String(stderr))
    },
    prepare(input, files) {
      const fill = files.flatMap((file, k) => [
        '-c',
        `DROP TABLE IF EXISTS column${k}`,
        '-c',
        `CREATE TABLE column${k} (word text)`,
        '-c',
        `\\copy column${k} FROM '${file}'`,
      ])
      spawnSync(psql[0] ?? '', [...psql.slice(1), ...fill, '-c', 'ANALYZE'])
      return [...psql, '-c', `COPY (${toQuery(input)}) TO STDOUT`]
    },
    async stop() {
      const gone = once(server, 'exit')
      server.kill('SIGINT')
      await gone
    },
  }
}

function toQuery({ columns, separator, unique, limit }: Input): string {
  const row = columns.map((_, k) => `column${k}.word`).join(` || '${separator}' || `)
  const tables = columns.map((_, k) => `column${k}`).join(' CROSS JOIN ')
  return `SELECT ${unique ? 'DISTINCT ' : ''}${row} FROM ${tables}${limit === 0 ? '' : ` LIMIT ${limit}`}`
}

async function isReady({ stderr }: ChildProcess): Promise<boolean> {
  if (stderr === null) return false
  let log = ''
  for await (const chunk of stderr.iterator({ destroyOnReturn: false })) {
    log += chunk
    if (log.includes('ready to accept connections')) {
      stderr.resume()
      return true
    }
  }
  return false
}
