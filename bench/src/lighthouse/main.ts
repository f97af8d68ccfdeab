import { get } from 'node:http'
import { findChromium } from '@wordloom/testing/chromium'
import { launch } from 'chrome-launcher'
import { startServer } from '../product.ts'
import { type Audited, audit } from './audit.ts'
import { type Bars, type Category, PAGES, SCORES } from './bars.ts'

const KILOBYTE = 1024

/** Takes the best of these rounds, because other work on the machine lowers the scores. */
const ROUNDS = 3

const executable = findChromium()
await using product = await startServer()
const browser = await launch({
  ...(executable !== null && { chromePath: executable }),
  chromeFlags: [
    '--headless=new',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
})
try {
  const misses = []
  for (const page of PAGES) misses.push(...(await check(page)))
  for (const miss of misses) console.error(miss)
  process.exitCode = misses.length === 0 ? 0 : 1
} finally {
  browser.kill()
}

async function check({ path, scriptKilobytes }: Bars): Promise<readonly string[]> {
  const audited = await bestOf(`${product.address}${path}`)
  const { scores, largestPaintMs, layoutShift, blockingMs, scripts, faults } = audited
  const kilobytes = await weigh(scripts)
  console.log(
    `${path.padEnd(20)} ${Object.values(scores).join(' ')}  LCP ${(largestPaintMs / 1000).toFixed(1)} s  CLS ${layoutShift.toFixed(3)}  TBT ${Math.round(blockingMs)} ms  scripts ${kilobytes.toFixed(1)} kB`,
  )
  const low = Object.entries(SCORES).filter(([category, bar]) => scores[category as Category] < bar)
  return [
    ...low.map(([category, bar]) => `${path}: ${category} is below ${bar}. ${faults.join('; ')}`),
    ...(layoutShift > 0 ? [`${path}: the layout shifts while the page loads.`] : []),
    ...(kilobytes > scriptKilobytes ? [`${path}: its scripts weigh more than ${scriptKilobytes} kB.`] : []),
  ]
}

async function bestOf(address: string): Promise<Audited> {
  let best: Audited | null = null
  let fault: unknown
  for (let round = 0; round < ROUNDS; round++) {
    // On a busy machine, the browser's trace may lack its start event.
    const next = await audit(address, browser.port).catch((error: unknown) => {
      fault = error
      return null
    })
    if (next === null) continue
    if (best === null || next.scores.performance > best.scores.performance) best = next
    if (best.scores.performance >= SCORES.performance) return best
  }
  if (best === null) throw fault
  return best
}

async function weigh(addresses: readonly string[]): Promise<number> {
  const weights = await Promise.all([...new Set(addresses)].map(weighOne))
  return weights.reduce((sum, bytes) => sum + bytes, 0) / KILOBYTE
}

/** Uses Node's own client, because `fetch` would decompress the body. */
function weighOne(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'gzip' } }, async (answer) => {
      let bytes = 0
      for await (const piece of answer) bytes += piece.length
      resolve(bytes)
    }).on('error', reject)
  })
}
