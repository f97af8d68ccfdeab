import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Product } from '../product.ts'
import { type Call, send } from './load.ts'
import { metered } from './metered.ts'
import type { MillionTimes } from './million-client.ts'
import { at, median } from './statistics.ts'

const TIMES = 5

/** Somebody saves a million combinations one by one, reads them, and saves a million as a recipe, while somebody else goes on. */
export async function saveMillion(product: Product, cookie: string, other: Call): Promise<string[]> {
  const runs: MillionTimes[] = []
  const others: number[] = []
  const { loopMaxMs } = await metered(product, async () => {
    for (let time = 0; time < TIMES; time++) {
      let isDone = false
      const client = new Worker(new URL('./million-client.ts', import.meta.url), {
        workerData: { address: product.address, cookie },
      })
      const done = once(client, 'message').finally(() => {
        isDone = true
      })
      while (!isDone) others.push(...(await send(product.address, other, 1, 1)).times)
      const [times]: MillionTimes[] = await done
      if (times !== undefined) runs.push(times)
    }
  })
  const sorted = others.sort((a, b) => a - b)
  const timeOf = (step: keyof MillionTimes) => median(runs.map((run) => run[step])).toFixed(0)
  return [
    '| a million combinations | |',
    '|---|---|',
    `| saved one by one, ms | ${timeOf('saved')} |`,
    `| read to the last byte, ms | ${timeOf('read')} |`,
    `| saved as a recipe, ms | ${timeOf('recipe')} |`,
    `| the event loop was held up at most, ms | ${loopMaxMs.toFixed(1)} |`,
    `| a session look-up of somebody else meanwhile, median and 99th percentile, ms | ${at(sorted, 0.5).toFixed(1)}, ${at(sorted, 0.99).toFixed(1)} |`,
  ]
}
