import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Comparison, compare } from './comparison.ts'
import { timeCompiling } from './compile-times.ts'
import { FEW_DUPLICATES, INPUTS } from './inputs.ts'
import { benchLists } from './lists/main.ts'
import { createPeers, wordloom } from './peers.ts'
import { startPostgres } from './postgres.ts'
import { compileTools } from './process.ts'
import { describeMeasuring, toMarkdown } from './report.ts'
import { benchRules } from './rules/main.ts'

const PAGE = new URL('../../docs/performance.md', import.meta.url)
const MEASURED = /(?<=<!-- measured -->\n)[\s\S]*(?=\n<!-- end of measured -->)/
const LISTS = /(?<=<!-- lists -->\n)[\s\S]*(?=\n<!-- end of lists -->)/
const RULES = /(?<=<!-- rules -->\n)[\s\S]*(?=\n<!-- end of rules -->)/

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    own: { type: 'boolean', default: false },
    rules: { type: 'boolean', default: false },
    lists: { type: 'boolean', default: false },
  },
})

const folder = mkdtempSync(join(tmpdir(), 'wordloom-bench-'))
const tools = compileTools(folder)
const postgres = values.own || values.rules || values.lists ? null : await startPostgres(folder)
try {
  if (values.lists) publish(benchLists(tools, folder), LISTS)
  else if (values.rules) publish(benchRules(tools, folder), RULES)
  else publish(benchAll(), MEASURED)
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true })
}

function benchAll(): string {
  const peers = createPeers(tools, postgres).filter(({ name }) => !values.own || /wordloom|^C,/.test(name))
  const skipped = [
    ...(postgres === null ? ['PostgreSQL'] : []),
    ...['Python', 'combinator3'].filter((name) => !peers.some((peer) => peer.name.includes(name))),
  ]
  for (const name of skipped) console.log(`SKIPPED, not on this machine: ${name}`)
  const comparisons = INPUTS.filter(({ name }) => name.includes(values.only)).map((input) => {
    console.log(input.name)
    return compare(tools, peers, input, folder)
  })
  console.log('Compiling')
  return toMarkdown({
    comparisons,
    uniqueRatio: toUniqueRatio(comparisons),
    compileRuns: timeCompiling(),
    skipped,
  })
}

function publish(tables: string, place: RegExp): void {
  const report = `${describeMeasuring()}\n\n${tables}`
  console.log(`\n${report}`)
  if (values.write)
    writeFileSync(
      PAGE,
      readFileSync(PAGE, 'utf8').replace(place, () => `\n${report}\n`),
    )
}

function toUniqueRatio(comparisons: readonly Comparison[]): number | null {
  const unique = comparisons.find(({ input }) => input === FEW_DUPLICATES)
  if (unique === undefined) return null
  const plain = compare(tools, [wordloom], { ...FEW_DUPLICATES, unique: false }, folder)
  const [before] = plain.results
  const [after] = unique.results
  if (before?.net == null || after?.net == null) return null
  return unique.rows / after.net / (plain.rows / before.net)
}
