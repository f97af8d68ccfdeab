import type { Product } from '../product.ts'
import { type Call, send } from './load.ts'
import { metered } from './metered.ts'
import { median } from './statistics.ts'

const ROUNDS = 5
const AT_ONCE = 16

/** Calls of one kind, and what has to be done before them and is not counted. */
export interface Route {
  readonly name: string
  readonly times: number
  readonly call: Call | ((at: number) => Call)
  readonly before?: () => Promise<void>
  readonly status: number
}

/** What each takes of a processor, in rounds of all of them one after the other, beside the first of them. */
export async function measureRoutes(product: Product, routes: readonly Route[]): Promise<string[]> {
  const microseconds = new Map<string, number[]>(routes.map(({ name }) => [name, []]))
  for (let round = -1; round < ROUNDS; round++) {
    for (const route of routes) {
      const each = await measureRoute(product, route)
      // The first round warms the server up.
      if (round >= 0) microseconds.get(route.name)?.push(each)
    }
  }
  const hello = median(microseconds.values().next().value ?? [])
  return [
    '| request | processor time, µs | of hello |',
    '|---|---|---|',
    ...[...microseconds].map(([name, each]) => {
      const own = median(each)
      return `| ${name} | ${own.toFixed(0)} | ${(own / hello).toFixed(2)} |`
    }),
  ]
}

async function measureRoute(product: Product, { name, times, call, before, status }: Route): Promise<number> {
  await before?.()
  const { cpuMs } = await metered(product, async () => {
    const { statuses } = await send(product.address, call, times, AT_ONCE)
    if (statuses.get(status) !== times) {
      throw new Error(`${name} was answered ${JSON.stringify([...statuses])}.`)
    }
  })
  return (cpuMs * 1000) / times
}
