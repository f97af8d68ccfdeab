import { once } from 'node:events'
import type { Product } from '../product.ts'
import type { Reading } from './meter.ts'

export async function metered(product: Product, work: () => Promise<unknown>): Promise<Reading> {
  await readMeter(product)
  await work()
  return readMeter(product)
}

export async function readMeter({ process: server }: Product): Promise<Reading> {
  server.send('read')
  const [reading] = await once(server, 'message')
  return reading
}
