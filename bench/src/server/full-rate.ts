import type { Product } from '../product.ts'
import { send } from './load/send.ts'
import { metered } from './metered.ts'
import type { Route } from './routes/route.ts'

const ATTEMPTS = 10

interface Measuring {
  readonly atOnce: number
  readonly readDatabase?: () => number
}

export interface FullRate {
  readonly serverMicroseconds: number
  readonly databaseMicroseconds: number
  readonly perSecond: number
}

/** @throws if every attempt has unexpected statuses, because refused requests cost less */
export async function measureFull(
  product: Product,
  { name, times, call, before, status }: Route,
  { atOnce, readDatabase = () => 0 }: Measuring,
): Promise<FullRate> {
  let statuses: ReadonlyMap<number, number> = new Map()
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await before?.()
    const database = readDatabase()
    const started = performance.now()
    const { cpuMs } = await metered(product, async () => {
      statuses = (await send(product.address, call, times, atOnce)).statuses
    })
    const seconds = (performance.now() - started) / 1000
    const databaseMs = readDatabase() - database
    if (statuses.get(status) === times) {
      return {
        serverMicroseconds: (cpuMs * 1000) / times,
        databaseMicroseconds: (databaseMs * 1000) / times,
        perSecond: times / seconds,
      }
    }
  }
  throw new Error(`${name} returned ${JSON.stringify([...statuses])}: is the machine too busy?`)
}
