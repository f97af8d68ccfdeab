import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { compile } from '@wordloom/engine'
import { findChromium } from '@wordloom/testing/chromium'
import { startServer } from '../product.ts'
import { serveEngine } from './engine-page.ts'
import { CHUNK_SIZE, COLUMNS, SEPARATOR } from './input.ts'
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
async function inFreshBrowser<T>(run: (page: Page) => Promise<T>): Promise<T> {
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

/** Stores the profile in `folder`, because private windows keep files in memory. */
async function openBrowser(folder: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const executablePath = findChromium()
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath !== null && { executablePath }),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', '--disable-quic'],
    acceptDownloads: true,
  })
  return { page: await context.newPage(), close: () => context.close() }
}

function writeInNode(file: string | null): number {
  const output = file === null ? null : openSync(file, 'w')
  const start = performance.now()
  let bytes = 0
  for (const chunk of compile({ columns: COLUMNS, separator: SEPARATOR }).chunks({ chunkSize: CHUNK_SIZE })) {
    if (output !== null) writeSync(output, chunk)
    bytes += chunk.length
  }
  if (output !== null) closeSync(output)
  const seconds = (performance.now() - start) / 1000
  if (file !== null) rmSync(file)
  return bytes / 1e6 / seconds
}
