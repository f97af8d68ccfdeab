import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../product.ts'
import { openBrowser } from './browser.ts'
import { serveEngine } from './engine-page.ts'
import { writeInNode } from './node-rate.ts'
import { exportFromPage } from './page-rate.ts'

/** By method: MB (10^6 bytes) per second, one per round. */
type Rates = Map<string, number[]>

const ROUNDS = 5
const PAGE = new URL('../../../docs/performance.md', import.meta.url)
const MEASURED = /(?<=<!-- browser -->\n)[\s\S]*(?=\n<!-- end of browser -->)/

const folder = mkdtempSync(join(tmpdir(), 'wordloom-bench-'))
await using product = await startServer()
const enginePage = await serveEngine()
const rates: Rates = new Map()
try {
  for (let round = 0; round < ROUNDS; round++) {
    keep('Node, engine alone', writeInNode(null))
    keep('Node, to a file', writeInNode(join(folder, 'combinations.txt')))
    for (const [name, rate] of Object.entries(await inFreshBrowser(enginePage.measure))) keep(name, rate)
    keep(
      'browser, export as a download',
      await inFreshBrowser((page) => exportFromPage(page, product.address, 'download')),
    )
    keep(
      'browser, export to a picked file',
      await inFreshBrowser((page) => exportFromPage(page, product.address, 'picked')),
    )
    console.log(`Round ${round + 1} of ${ROUNDS}`)
  }
  const table = toTable()
  console.log(table)
  if (process.argv.includes('--write')) {
    writeFileSync(
      PAGE,
      readFileSync(PAGE, 'utf8').replace(MEASURED, () => `\n${table}\n`),
    )
  }
} finally {
  enginePage.close()
  rmSync(folder, { recursive: true })
}

/** Uses a fresh profile per measurement, so that none finds the files of another. */
async function inFreshBrowser<T>(
  run: (page: Awaited<ReturnType<typeof openBrowser>>['page']) => Promise<T>,
): Promise<T> {
  const browser = await openBrowser(mkdtempSync(join(folder, 'profile-')))
  try {
    return await run(browser.page)
  } finally {
    await browser.close()
  }
}

function keep(name: string, rate: number): void {
  rates.set(name, [...(rates.get(name) ?? []), rate])
}

function toTable(): string {
  const medians = new Map([...rates].map(([name, list]) => [name, median(list)]))
  const ratio = (name: string, of: string) => ((medians.get(name) ?? 0) / (medians.get(of) ?? 1)).toFixed(2)
  return [
    '| | MB/s | relative to Node, engine alone | relative to Node, to a file | relative to prepared bytes |',
    '|---|---|---|---|---|',
    ...[...medians].map(
      ([name, rate]) =>
        `| ${name} | ${Math.round(rate)} | ${ratio(name, 'Node, engine alone')} | ${ratio(name, 'Node, to a file')} | ${ratio(name, 'browser, prepared bytes, to a file')} |`,
    ),
  ].join('\n')
}

function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
}
