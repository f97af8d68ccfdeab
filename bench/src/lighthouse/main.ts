import { findChromium } from '@wordloom/testing/chromium'
import { launch } from 'chrome-launcher'
import { startServer } from '../product.ts'
import { type Audited, audit, type Category } from './audit.ts'

const PAGES = ['/', '/google-ads-guide', '/for/ebay-title', '/tools', '/faq']

const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

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
  for (const path of PAGES) misses.push(...(await check(path)))
  for (const miss of misses) console.error(miss)
  process.exitCode = misses.length === 0 ? 0 : 1
} finally {
  browser.kill()
}

async function check(path: string): Promise<readonly string[]> {
  const audited = await bestOf(`${product.address}${path}`)
  const { scores, largestPaintMs, layoutShift, blockingMs, faults } = audited
  console.log(
    `${path.padEnd(20)} ${Object.values(scores).join(' ')}  LCP ${(largestPaintMs / 1000).toFixed(1)} s  CLS ${layoutShift.toFixed(3)}  TBT ${Math.round(blockingMs)} ms`,
  )
  const low = Object.entries(LEAST).filter(([category, bar]) => scores[category as Category] < bar)
  return [
    ...low.map(([category, bar]) => `${path}: ${category} is below ${bar}. ${faults.join('; ')}`),
    ...(layoutShift > 0 ? [`${path}: the layout shifts while the page loads.`] : []),
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
    if (best.scores.performance >= LEAST.performance) return best
  }
  if (best === null) throw fault
  return best
}
