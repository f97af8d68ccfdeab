import { once } from 'node:events'
import type { Product } from '../product.ts'
import type { Reading } from './meter.ts'

/** What the server used meanwhile. */
export async function metered(product: Product, work: () => Promise<unknown>): Promise<Reading> {
  await read(product)
  await work()
  return read(product)
}

async function read({ process: server }: Product): Promise<Reading> {
  server.send('read')
  const [reading] = await once(server, 'message')
  return reading
}
