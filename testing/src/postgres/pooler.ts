import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findProgram } from './programs.ts'
import { unprivilegedAccount } from './server.ts'

export const POOLER = findProgram('pgbouncer')

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
  const end = await startPooler(configuration)
  return {
    url: new URL(`postgres://${target.username}@localhost:6432/pooled?host=${encodeURIComponent(folder)}`),
    async [Symbol.asyncDispose]() {
      await end()
      await rm(folder, { recursive: true })
    },
  }
}

export async function startPooler(configuration: string): Promise<() => Promise<void>> {
  const account = await unprivilegedAccount()
  const pooler = spawn(POOLER ?? '', [configuration], { ...account, stdio: ['ignore', 'ignore', 'pipe'] })
  const said: string[] = []
  for await (const line of createInterface(pooler.stderr)) {
    said.push(line)
    if (line.includes('process up')) break
  }
  if (!said.at(-1)?.includes('process up')) throw new Error(`PgBouncer did not start:\n${said.join('\n')}`)
  pooler.stderr.resume()
  return async () => {
    const ended = once(pooler, 'exit')
    pooler.kill('SIGKILL')
    await ended
  }
}
