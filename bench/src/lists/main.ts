import { spawnSync } from 'node:child_process'
import { medianRun } from '../comparison.ts'
import { WORDLOOM } from '../peers.ts'
import { digestOf, measure, type Run, type Tools } from '../process.ts'
import { writeFiles } from './files.ts'
import { type Contender, type Job, toJobs } from './jobs.ts'

const ROUNDS = 3
/** A program this slow runs only once, because noise doesn't matter. */
const SLOW_SECONDS = 10
const TIME_BOX_SECONDS = 300

/** Times whole programs at the jobs of people with long lists, beside what they would run otherwise. */
export function benchLists(tools: Tools, folder: string): string {
  const python = findPython()
  const jobs = toJobs(writeFiles(folder), folder, python)
  return jobs.map((job) => measureJob(tools, job)).join('\n\n')
}

function measureJob(tools: Tools, { name, goal, contenders }: Job): string {
  console.log(name)
  const runs = new Map<Contender, Run[]>(contenders.map((contender) => [contender, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [{ name, command }, times] of runs) {
      if (round > 0 && (times[0] === undefined || times[0].wall > SLOW_SECONDS)) continue
      const run = measure(tools, command, TIME_BOX_SECONDS)
      if (run !== null) times.push(run)
      console.log(`  ${name}: ${run?.wall.toFixed(2) ?? 'fails'} s`)
    }
  }
  const finished = contenders.filter((contender) => runs.get(contender)?.length !== 0)
  checkSame(tools, name, finished)
  const median = (contender: Contender) => medianRun(runs.get(contender) ?? [])
  const own = median(finished.find((contender) => contender.name === WORDLOOM) ?? missing(name))
  const lines = contenders.map((contender) => toLine(contender.name, median(contender), own))
  const compared = finished.find((contender) => contender.name === goal?.peer)
  const reached =
    compared === undefined || own === null ? null : own.wall / (median(compared)?.wall ?? Number.NaN)
  return [
    `### ${name}`,
    '',
    ...(goal === undefined
      ? []
      : [`At most ${goal.ratio} of ${goal.peer}: ${reached?.toFixed(2) ?? 'not measured'}.`, '']),
    '| | seconds | relative to wordloom | processor | peak MB |',
    '|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}

function toLine(name: string, run: Run | null, own: Run | null): string {
  if (run === null) return `| ${name} | fails, or takes more than ${TIME_BOX_SECONDS} s | | | |`
  const ratio = own === null ? '' : (run.wall / own.wall).toFixed(2)
  return `| ${name} | ${run.wall.toFixed(2)} | ${ratio} | ${run.cpu.toFixed(2)} | ${run.peakMegabytes.toFixed(0)} |`
}

/** Programs may write the rows in any order. */
function checkSame(tools: Tools, name: string, contenders: readonly Contender[]): void {
  const digests = contenders.map(({ command, shown }) => digestOf(tools, shown ?? command))
  for (const [at, { rows, unordered }] of digests.entries()) {
    if (rows === digests[0]?.rows && unordered === digests[0]?.unordered) continue
    throw new Error(`${name}: ${contenders[at]?.name} writes something else: ${JSON.stringify(digests)}`)
  }
}

/** The first Python that has the libraries of the scripts. */
function findPython(): string {
  const isReady = (path: string) => spawnSync(path, ['-c', 'import openpyxl, xlsxwriter']).status === 0
  const found = ['python3', '/usr/bin/python3'].find(isReady)
  if (found === undefined) throw new Error('The bench needs a Python with openpyxl and xlsxwriter.')
  return spawnSync(found, ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).stdout.trim()
}

function missing(name: string): never {
  throw new Error(`wordloom fails: ${name}`)
}
