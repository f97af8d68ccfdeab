import { chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPooler } from '../postgres/pooler.ts'
import { unprivilegedAccount } from '../postgres/server.ts'
import { productionFile } from './production-file.ts'

export interface ClusterPooler extends AsyncDisposable {
  readonly url: URL
  readonly primaryFile: string
  readonly console: string
}

/** PgBouncer as the operators' guide configures it, but on a socket and without passwords. */
export async function aClusterPooler(target: URL): Promise<ClusterPooler> {
  const database = target.pathname.slice(1)
  const folder = await mkdtemp(join(tmpdir(), 'wordloom-pooler-'))
  const primaryFile = join(folder, 'primary.ini')
  const usersFile = join(folder, 'userlist.txt')
  const configuration = join(folder, 'pgbouncer.ini')
  const here = new Map([
    ['%include /etc/pgbouncer/primary.ini', `%include ${primaryFile}`],
    ['/etc/pgbouncer/userlist.txt', usersFile],
    ['listen_addr = 10.0.0.31', 'listen_addr ='],
    ['/var/run/postgresql', folder],
    ['scram-sha-256', 'trust'],
    ['admin_users = postgres', 'admin_users = wordloom'],
  ])
  await writeFile(configuration, await productionFile('pgbouncer.ini', here))
  await writeFile(usersFile, '"wordloom" ""\n')
  await writeFile(primaryFile, `${database} = ${placeOf(target)} dbname=${database}\n`)
  const { uid, gid } = await unprivilegedAccount()
  if (uid !== undefined && gid !== undefined) {
    for (const path of [folder, ...(await readdir(folder)).map((name) => join(folder, name))]) {
      await chown(path, uid, gid)
    }
  }
  const end = await startPooler(configuration)
  return {
    url: new URL(`postgres://wordloom@localhost:6432/${database}?host=${encodeURIComponent(folder)}`),
    primaryFile,
    console: `host=${folder} port=6432 user=wordloom dbname=pgbouncer`,
    async [Symbol.asyncDispose]() {
      await end()
      await rm(folder, { recursive: true })
    },
  }
}

export function placeOf(server: URL): string {
  return `host=${server.searchParams.get('host')} port=5432`
}
