import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { aServerProcess, type ServerProcess } from '../a-server-process.ts'
import { POOLER } from '../postgres-pooler.ts'
import { findProgram } from '../postgres-programs.ts'
import type { PostgresServer } from '../postgres-server.ts'
import { aBalancer, aFreePort, NGINX } from './a-balancer.ts'
import { aClusterPooler, placeOf } from './a-cluster-pooler.ts'
import { aPostgresPair, connectionInfo } from './a-postgres-pair.ts'
import { PRODUCTION } from './production-file.ts'

const run = promisify(execFile)

const INSTANCES = 3

/** Where PostgreSQL itself is; what the PATH leads to may be links to some of its programs. */
const PROGRAMS = realFolderOf('initdb')

/** Whether this machine has all that the product is run with on many. */
export const CAN_CLUSTER =
  NGINX !== null && POOLER !== null && PROGRAMS !== null && findProgram('curl') !== null

export interface Cluster extends AsyncDisposable {
  readonly origin: string
  readonly instances: number
  /** The database behind it all; another one after the standby was promoted. */
  readonly database: () => PostgresServer
  /** Where the instances keep their files. */
  readonly dataFolders: readonly string[]
  /** As a machine that loses its power. */
  kill(instance: number): Promise<void>
  start(instance: number): Promise<void>
  /** As the operator does it, by rolling-restart.sh. */
  restartAll(): Promise<void>
  stopPrimary(): Promise<void>
  /** As the operator does it, by promote.sh and point-at.sh. */
  promoteStandby(): Promise<void>
}

interface Wishes {
  readonly settings?: Readonly<Record<string, string>>
  /** More `server` blocks of nginx; `{port}` stands for the port of the product. */
  readonly moreServers?: string
}

/** Three instances behind nginx and PgBouncer, over a PostgreSQL with a synchronous hot standby. */
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
  // What a server says is where people reach it, which may be elsewhere.
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

/** What stands for the machines' service managers: told an address, it restarts what listens there. */
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
