import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findProgram } from './postgres-programs.ts'
import { unprivilegedAccount } from './postgres-server.ts'

export const POOLER = findProgram('pgbouncer')

/** PgBouncer before a database: connections are lent for one transaction, of any session to any other. */
export async function aPooler(target: URL, settings = ''): Promise<AsyncDisposable & { url: URL }> {
  const folder = await mkdtemp(join(tmpdir(), 'wordloom-pooler-'))
  const account = await unprivilegedAccount()
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid)
  const users = join(folder, 'users')
  const configuration = join(folder, 'pgbouncer.ini')
  await writeFile(users, `"${target.username}" ""\n`)
  await writeFile(
    configuration,
    `[databases]
     pooled = host=${target.searchParams.get('host')} dbname=${target.pathname.slice(1)}
     [pgbouncer]
     listen_addr =
     unix_socket_dir = ${folder}
     auth_type = trust
     auth_file = ${users}
     pool_mode = transaction
     default_pool_size = 3
     ${settings}
    `.replaceAll(/^ +/gm, ''),
  )
  const pooler = spawn(POOLER ?? '', [configuration], { ...account, stdio: ['ignore', 'ignore', 'pipe'] })
  for await (const line of createInterface(pooler.stderr)) if (line.includes('process up')) break
  pooler.stderr.resume()
  return {
    url: new URL(`postgres://${target.username}@localhost:6432/pooled?host=${encodeURIComponent(folder)}`),
    async [Symbol.asyncDispose]() {
      const ended = once(pooler, 'exit')
      pooler.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}
