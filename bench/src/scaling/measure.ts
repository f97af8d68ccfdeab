import type { Product } from '../product.ts'
import { libraryRoutes } from '../server/library.ts'
import { send } from '../server/load/send.ts'
import { signUp } from '../server/members.ts'
import { metered } from '../server/metered.ts'
import type { Route } from '../server/route.ts'
import { median } from '../server/statistics.ts'

const ROUNDS = 3
const AT_ONCE = 4
const ATTEMPTS = 10
const LOOK_UPS = 1000

/** Microseconds of processor time for one request: of the server, and of a database beside it. */
export interface Cost {
  readonly server: number
  readonly database: number
}

/** `readDatabase` tells the milliseconds that the database has computed so far. */
export async function measureCosts(
  product: Product,
  readDatabase: () => number,
): Promise<ReadonlyMap<string, Cost>> {
  const { address } = product
  const reader = await signUp(address, 'ann@example.org')
  const writer = await signUp(address, 'bob@example.org')
  const lookUp = { path: '/api/auth/user', headers: { cookie: reader } }
  const routes: readonly Route[] = [
    { name: 'session look-up', times: LOOK_UPS, call: lookUp, status: 200 },
    ...(await libraryRoutes(address, { reader, writer })),
  ]
  const costs = new Map<string, Cost[]>(routes.map(({ name }) => [name, []]))
  for (let round = -1; round < ROUNDS; round++) {
    for (const route of routes) {
      const cost = await measureRoute(product, route, readDatabase)
      // The first round warms both up.
      if (round >= 0) costs.get(route.name)?.push(cost)
    }
  }
  return new Map(
    [...costs].map(([name, each]) => [
      name,
      {
        server: median(each.map(({ server }) => server)),
        database: median(each.map(({ database }) => database)),
      },
    ]),
  )
}

async function measureRoute(
  product: Product,
  { name, times, call, before, status }: Route,
  readDatabase: () => number,
): Promise<Cost> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await before?.()
    const start = readDatabase()
    let answered: number | undefined
    const { cpuMs } = await metered(product, async () => {
      const { statuses } = await send(product.address, call, times, AT_ONCE)
      answered = statuses.get(status)
    })
    const databaseMs = readDatabase() - start
    // On a busy machine the server refuses some, which says nothing of what they cost.
    if (answered === times) return { server: (cpuMs * 1000) / times, database: (databaseMs * 1000) / times }
  }
  throw new Error(`${name} was refused in each of ${ATTEMPTS} attempts: the machine is too busy.`)
}
