import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { memoryFolder } from '../disk/memory-folder.ts'

const run = promisify(execFile)

/** Ends the server when the process that started it closes the pipe or dies for any reason. */
const SUPERVISOR = 'exec 3<&0; "$@" & pid=$!; (cat <&3 >/dev/null; kill -QUIT $pid) 2>/dev/null & wait $pid'

/** Fast settings, because the data of tests is thrown away. */
const SETTINGS = [
  'listen_addresses=',
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=300',
  'shared_buffers=64MB',
]

export interface PostgresServer extends AsyncDisposable {
  readonly data: string
  urlOf(database: string): URL
  start(environment?: Readonly<Record<string, string>>): Promise<void>
  /** Stops it like `pg_ctl stop -m immediate`, so that the next start recovers. */
  stop(): Promise<void>
}

type Filling = (data: string, account: { readonly uid?: number; readonly gid?: number }) => Promise<unknown>

export async function createPostgresServer(
  programs: string,
  settings: readonly string[] = SETTINGS,
  fill: Filling = (data, account) => initialize(programs, data, account),
): Promise<PostgresServer> {
  const folder = await mkdtemp(join(memoryFolder(), 'wordloom-postgres-'))
  const account = await unprivilegedAccount()
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  await fill(data, { ...account })
  const parameters = [`unix_socket_directories=${folder}`, ...settings].flatMap((each) => ['-c', each])
  const command = [join(programs, 'postgres'), '-D', data, ...parameters]
  let supervisor: ChildProcess | null = null

  const start = async (environment: Readonly<Record<string, string>> = {}) => {
    const env = { ...process.env, ...environment }
    supervisor = await startSupervised(command, { ...account, cwd: folder, env })
  }
  const stop = async () => {
    if (supervisor === null) return
    if (supervisor.exitCode === null) {
      supervisor.ref()
      const ended = once(supervisor, 'exit')
      supervisor.stdin?.end()
      await ended
    }
    supervisor = null
  }
  return {
    data,
    urlOf: (database) =>
      new URL(`postgres://wordloom@localhost/${database}?host=${encodeURIComponent(folder)}`),
    start,
    stop,
    async [Symbol.asyncDispose]() {
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}

const initialize = (programs: string, data: string, account: object) => {
  const names = ['--username=wordloom', '--auth=trust', '--encoding=UTF8', '--locale=C']
  // With small WAL segments, creating a database copies little.
  const options = [...names, '--no-sync', '--wal-segsize=1']
  return run(join(programs, 'initdb'), [`--pgdata=${data}`, ...options], { ...account, cwd: dirname(data) })
}

async function startSupervised(command: readonly string[], options: SpawnOptions): Promise<ChildProcess> {
  const supervisor = spawn('/bin/sh', ['-c', SUPERVISOR, 'sh', ...command], {
    ...options,
    // Terminal signals must not reach it. The pipe tells it when to end.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const said: string[] = []
  for await (const line of createInterface(supervisor.stderr)) {
    said.push(line)
    if (/ready to accept (read-only )?connections/.test(line)) {
      supervisor.stderr.resume()
      supervisor.unref()
      return supervisor
    }
  }
  throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`)
}

/** PostgreSQL refuses to run as root. */
export async function unprivilegedAccount(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const idOf = async (name: string, option: string) => Number((await run('id', [option, name])).stdout)
  const accountOf = async (name: string) => ({ uid: await idOf(name, '-u'), gid: await idOf(name, '-g') })
  return accountOf('postgres').catch(() => accountOf('nobody'))
}
