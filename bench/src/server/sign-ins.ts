import type { Product } from '../product.ts'
import { type Answers, type Call, send } from './load.ts'
import { signInOf } from './members.ts'
import { metered } from './metered.ts'
import { at } from './statistics.ts'

const SIGN_INS = 120
const SIGN_INS_AT_ONCE = 60

/** Many sign in at once, while somebody else goes on. */
export async function signInTogether(product: Product, email: string, other: Call): Promise<string[]> {
  let isDone = false
  const others: number[] = []
  const goOn = async () => {
    while (!isDone) others.push(...(await send(product.address, other, 1, 1)).times)
  }
  let answers: Answers | undefined
  const started = performance.now()
  const { cpuMs, loopMaxMs } = await metered(product, async () => {
    const going = goOn()
    answers = await send(product.address, signInOf(email), SIGN_INS, SIGN_INS_AT_ONCE)
    isDone = true
    await going
  })
  const seconds = (performance.now() - started) / 1000
  const sorted = others.sort((a, b) => a - b)
  return [
    `| ${SIGN_INS} sign-ins, ${SIGN_INS_AT_ONCE} at once | |`,
    '|---|---|',
    `| answered | ${[...(answers?.statuses ?? [])].map(([status, count]) => `${count} with ${status}`).join(', ')} |`,
    `| a second | ${(SIGN_INS / seconds).toFixed(0)} |`,
    `| processor time of all, each, ms | ${(cpuMs / SIGN_INS).toFixed(1)} |`,
    `| the event loop was held up at most, ms | ${loopMaxMs.toFixed(1)} |`,
    `| hello meanwhile, median and 99th percentile, ms | ${at(sorted, 0.5).toFixed(1)}, ${at(sorted, 0.99).toFixed(1)} |`,
  ]
}
