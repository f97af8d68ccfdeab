import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AppParts, createApp } from '@wordloom/server/internal/app'
import { readConfig } from '@wordloom/server/internal/config/config'
import type { FastifyInstance } from 'fastify'
import { askBalancer } from './ask-balancer.ts'
import { aBalancer } from './balancer.ts'
import { aClusterPooler } from './pooler.ts'

const INSTANCES = 3

/** Runs each app of a PostgreSQL test as three instances behind nginx and PgBouncer. */
export const IS_SPREAD_OUT = process.env['TEST_CLUSTER'] !== undefined

interface Spread extends AsyncDisposable {
  readonly app: FastifyInstance
}

export async function spreadOut(
  target: URL,
  environment: Readonly<Record<string, string>>,
  parts: Omit<AppParts, 'config' | 'database'>,
): Promise<Spread> {
  await using stack = new AsyncDisposableStack()
  const pooler = stack.use(await aClusterPooler(target))
  const config = readConfig({
    TRUST_PROXY: 'loopback',
    ...environment,
    DATABASE_URL: pooler.url.href,
  })
  const apps: FastifyInstance[] = []
  for (let instance = 0; instance < INSTANCES; instance++) {
    const app = await createApp({ ...parts, config })
    stack.defer(() => app.close())
    apps.push(app)
  }
  const addresses = await Promise.all(apps.map((app) => listen(app, stack)))
  const balancer = stack.use(await aBalancer(addresses))
  const [app] = apps
  if (app === undefined) throw new Error('There is no instance.')
  app.inject = askBalancer(balancer.origin)
  const all = stack.move()
  return { app, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

/** Uses a second server, because tests may make the app itself listen and start its background work. */
async function listen(app: FastifyInstance, stack: AsyncDisposableStack): Promise<string> {
  await app.ready()
  const server = createServer((request, response) => app.routing(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  stack.defer(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no port.')
  return `127.0.0.1:${address.port}`
}
