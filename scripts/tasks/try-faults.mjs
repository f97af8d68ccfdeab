import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { install } from '../setup/installation.mjs'
import { ensurePostgres } from '../setup/postgres.mjs'
import { inProject } from '../setup/project.mjs'
import { run } from '../setup/run.mjs'
import { orExplain, SetupError } from '../setup/setup-error.mjs'
import { buildWeb } from '../setup/web-build.mjs'

const ROUNDS = 1000

/** @typedef {{ fault: string, database: string, rounds: number, acknowledged: number, lost: number, torn: number, readyMs?: number }} Row */

/** @param {readonly string[]} words the rounds of the slowest tests per database, and part of a file name */
export function tryFaults([rounds = String(ROUNDS), name = '']) {
  return orExplain(async () => {
    if (!/^[1-9][0-9]{0,6}$/.test(rounds)) {
      throw new SetupError('How many rounds? For example: npm run test:faults -- 200')
    }
    await install({ withTools: true })
    await buildWeb()
    await ensurePostgres()
    const report = inProject('test-results', 'faults.jsonl')
    mkdirSync(inProject('test-results'), { recursive: true })
    rmSync(report, { force: true })
    const env = { FAULT_ROUNDS: rounds, FAULT_REPORT: report }
    const code = await run(['vitest', 'run', `${name}.fault.test`, '--no-file-parallelism'], { env })
    const rows = readRows(report)
    process.stdout.write(`\n${toTable(rows)}\n`)
    const faults = rows.reduce((sum, { lost, torn }) => sum + lost + torn, 0)
    if (code !== 0 || faults > 0) process.exitCode = 1
  })
}

/**
 * @param {string} report
 * @returns {readonly Row[]}
 */
function readRows(report) {
  try {
    return readFileSync(report, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  } catch {
    return []
  }
}

/** @param {readonly Row[]} rows */
function toTable(rows) {
  const head = ['fault', 'database', 'rounds', 'acknowledged', 'lost', 'torn', 'slowest start']
  const lines = rows.map(({ fault, database, rounds, acknowledged, lost, torn, readyMs }) => [
    fault,
    database,
    ...[rounds, acknowledged, lost, torn].map(String),
    readyMs === undefined ? '' : `${(readyMs / 1000).toFixed(1)} s`,
  ])
  const widths = head.map((title, at) =>
    Math.max(title.length, ...lines.map((line) => line[at]?.length ?? 0)),
  )
  return [head, ...lines]
    .map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
