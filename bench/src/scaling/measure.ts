import type { Product } from '../product.ts'
import { type FullRate, measureFull } from '../server/full-rate.ts'
import { libraryRoutes } from '../server/routes/library.ts'
import { signUp } from '../server/routes/members.ts'
import type { Route } from '../server/routes/route.ts'
import { median } from '../server/statistics.ts'

const ROUNDS = 3
const AT_ONCE = 4
const LOOK_UPS = 1000

export interface Cost {
  readonly server: number
  readonly database: number
}

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
  const rates = new Map<string, FullRate[]>(routes.map(({ name }) => [name, []]))
  for (let round = -1; round < ROUNDS; round++) {
    for (const route of routes) {
      const rate = await measureFull(product, route, { atOnce: AT_ONCE, readDatabase })
      if (round >= 0) rates.get(route.name)?.push(rate)
    }
  }
  return new Map(
    [...rates].map(([name, each]) => [
      name,
      {
        server: median(each.map(({ serverMicroseconds }) => serverMicroseconds)),
        database: median(each.map(({ databaseMicroseconds }) => databaseMicroseconds)),
      },
    ]),
  )
}
