import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { POOLER } from '../postgres/pooler.ts'
import { findProgram } from '../postgres/programs.ts'
import type { PostgresServer } from '../postgres/server.ts'
import { aServerProcess, type ServerProcess } from '../server/process.ts'
import { aBalancer, aFreePort, NGINX } from './balancer.ts'
import { aClusterPooler, placeOf } from './pooler.ts'
import { aPostgresPair, connectionInfo } from './postgres-pair.ts'
import { PRODUCTION } from './production-file.ts'

const run = promisify(execFile)

const INSTANCES = 3

/** PATH may only have links to some of PostgreSQL's programs. */
const PROGRAMS = realFolderOf('initdb')

export const CAN_CLUSTER =
  NGINX !== null && POOLER !== null && PROGRAMS !== null && findProgram('curl') !== null

export interface Cluster extends AsyncDisposable {
  readonly origin: string
  readonly instances: number
  readonly database: () => PostgresServer
  readonly dataFolders: readonly string[]
  kill(instance: number): Promise<void>
  start(instance: number): Promise<void>
  restartAll(): Promise<void>
  stopPrimary(): Promise<void>
  promoteStandby(): Promise<void>
}

interface Wishes {
  readonly settings?: Readonly<Record<string, string>>
  readonly moreServers?: string
}

export async function aCluster({ settings = {}, moreServers = '' }: Wishes = {}): Promise<Cluster> {
  await using stack = new AsyncDisposableStack()
  const pair = stack.use(await aPostgresPair(PROGRAMS ?? ''))
  const pooler = stack.use(await aClusterPooler(pair.primary.urlOf('wordloom')))
  let database = pair.primary

  const dataFolders: string[] = []
  const running: ServerProcess[] = []
  stack.defer(async () => {
    for (const server of running) await server[Symbol.asyncDispose]()
    for (const folder of dataFolders) await rm(folder, { recursive: true })
  })
  for (let instance = 0; instance < INSTANCES; instance++) {
    dataFolders.push(await mkdtemp(join(tmpdir(), 'wordloom-data-')))
  }
  // A server prints its public URL, which may not be where it listens, so choose the ports here.
  const ports = await Promise.all(dataFolders.map(aFreePort))
  const begin = async (instance: number) => {
    const place = { dataFolder: dataFolders[instance] ?? '', url: pooler.url }
    running[instance] = await aServerProcess(place, { ...settings, PORT: String(ports[instance]) })
  }
  await Promise.all(dataFolders.map((_, instance) => begin(instance)))
  const addresses = ports.map((port) => `127.0.0.1:${port}`)
  const balancer = stack.use(await aBalancer(addresses, moreServers))
  const control = stack.use(
    await aControl(async (address) => {
      const instance = addresses.indexOf(address)
      await running[instance]?.stop()
      await begin(instance)
    }),
  )

  const parts = stack.move()
  return {
    origin: balancer.origin,
    instances: INSTANCES,
    database: () => database,
    dataFolders,
    kill: async (instance) => running[instance]?.kill(),
    start: begin,
    async restartAll() {
      const { instancesFile, reload } = balancer
      await script('rolling-restart.sh', [], {
        INSTANCES: instancesFile,
        RELOAD: reload,
        RESTART: `curl --fail --silent ${control.origin} --data-raw`,
      })
    },
    stopPrimary: () => pair.primary.stop(),
    async promoteStandby() {
      const settingsOfScript = { FENCE: 'true', STANDBY: connectionInfo(pair.standby, 'postgres') }
      await script('promote.sh', [], settingsOfScript)
      database = pair.standby
      const { primaryFile, console } = pooler
      await script('point-at.sh', [placeOf(pair.standby.urlOf('wordloom'))], {
        PRIMARY_INI: primaryFile,
        CONSOLE: console,
      })
    },
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}

function realFolderOf(program: string): string | null {
  const place = findProgram(program)
  return place === null ? null : dirname(realpathSync(place))
}

async function script(
  name: string,
  parameters: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const path = [process.env['PATH'], PROGRAMS].join(delimiter)
  await run(join(PRODUCTION, name), parameters, { env: { ...process.env, PATH: path, ...settings } })
}

async function aControl(
  restart: (address: string) => Promise<void>,
): Promise<AsyncDisposable & { readonly origin: string }> {
  const server = createServer((request, response) => {
    let address = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      address += text
    })
    request.on('end', () => {
      restart(address).then(
        () => response.end(),
        (error) => response.writeHead(500).end(String(error)),
      )
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : address
  return {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
}
