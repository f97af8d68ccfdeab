import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeConditions } from '../conditions.ts'
import { startPostgres } from '../postgres.ts'
import { startServer } from '../product.ts'
import { type Cost, measureCosts } from './measure.ts'
import { processorTimeOf } from './processor-time.ts'

const PAGE = new URL('../../../docs/scaling.md', import.meta.url)
const MEASURED = /(?<=<!-- measured -->\n)[\s\S]*(?=\n<!-- end of measured -->)/
const METER = new URL('../server/meter.ts', import.meta.url)
const MICROSECONDS = 1e6

const folder = mkdtempSync(join(tmpdir(), 'wordloom-bench-postgres-'))
try {
  const embedded = await measureWith({})
  const table = `${toTable(embedded, await measureWithPostgres())}\n\n${describeConditions()}`
  console.log(table)
  if (process.argv.includes('--write')) {
    writeFileSync(
      PAGE,
      readFileSync(PAGE, 'utf8').replace(MEASURED, () => table),
    )
  }
} finally {
  rmSync(folder, { recursive: true })
}

async function measureWithPostgres(): Promise<ReadonlyMap<string, Cost>> {
  const postgres = await startPostgres(folder)
  if (postgres === null) throw new Error('PostgreSQL 15 is not installed.')
  try {
    return await measureWith({ DATABASE_URL: postgres.url }, () => processorTimeOf(postgres.pid))
  } finally {
    await postgres.stop()
  }
}

async function measureWith(
  settings: Readonly<Record<string, string>>,
  readDatabase = () => 0,
): Promise<ReadonlyMap<string, Cost>> {
  await using product = await startServer({ preload: METER, settings: { LOG_LEVEL: 'fatal', ...settings } })
  return await measureCosts(product, readDatabase)
}

function toTable(embedded: ReadonlyMap<string, Cost>, postgres: ReadonlyMap<string, Cost>): string {
  const rows = [...embedded].map(([name, { server: alone }]) => {
    const { server = 0, database = 0 } = postgres.get(name) ?? {}
    const cells = [alone, server, database].map((each) => each.toFixed(0))
    const capacities = [alone, server, database].map((each) => (MICROSECONDS / each).toFixed(0))
    return `| ${[name, ...cells, ...capacities].join(' | ')} |`
  })
  return [
    '| request | embedded: server, µs | PostgreSQL: server, µs | PostgreSQL: database, µs | embedded, per second and core | server, per second and core | database, per second and core |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
