import { spawnSync } from 'node:child_process'
import { type Comparison, compare } from '../comparison.ts'
import type { Input } from '../inputs.ts'
import { type Peer, WORDLOOM, wordloom } from '../peers.ts'
import { peerPath, type Tools } from '../process.ts'
import { comparisonTable } from '../report.ts'
import { RULED } from './inputs.ts'
import { C_LOOPS, createRulePeers, DUCKDB } from './peers.ts'

const COUNTED = [
  {
    name: '3 x 1,000 words, at most 30 characters, 500 excluded pairs, no word twice',
    options: [3, 30, 500, 1],
    goal: '1 s, 150 MB',
  },
  {
    name: '4 x 1,000 words, at most 40 characters, 500 excluded pairs, no word twice',
    options: [4, 40, 500, 1],
    goal: '3 s, 300 MB',
  },
  { name: '6 x 1,000 words, at most 60 characters', options: [6, 60, 0, 0], goal: '0.2 s' },
  {
    name: '6 x 1,000 words, at most 60 characters, 500 excluded pairs, no word twice',
    options: [6, 60, 500, 1],
    goal: '',
  },
]

const SHUFFLED = 10_000_000

export function benchRules(tools: Tools, folder: string): string {
  const peers = createRulePeers(tools)
  const ruled = RULED.map(({ unruled, byLength, allRules }) => ({
    plain: measureAlone(tools, unruled, wordloom, folder),
    byLength: compare(tools, peers, byLength, folder),
    all: compare(tools, peers, allRules, folder),
  }))
  const inOrder = measureAlone(tools, SHUFFLE_INPUT, wordloom, folder)
  const shuffled = measureAlone(tools, SHUFFLE_INPUT, shuffledWordloom, folder)
  const inEach = (measured: (comparisons: (typeof ruled)[number]) => string) =>
    ruled.map(measured).join(' | ')
  return [
    '### Goals',
    [
      `| | goal | ${RULED.map(({ unruled }) => unruled.name.replace(' without rules', '')).join(' | ')} |`,
      `|---|---|${'---|'.repeat(RULED.length)}`,
      `| half of the rows kept by length: net rate, relative to all rows without rules | 0.5 | ${inEach(({ byLength, plain }) => ratio(byLength, plain))} |`,
      `| the same, relative to C loops that test and copy | 0.5 | ${inEach(({ byLength }) => within(byLength, C_LOOPS))} |`,
      `| all rules: net rate, relative to all rows without rules | 0.25 | ${inEach(({ all, plain }) => ratio(all, plain))} |`,
      `| the same, relative to C loops that test and copy | 0.25 | ${inEach(({ all }) => within(all, C_LOOPS))} |`,
      `| the same, relative to DuckDB | 20 | ${inEach(({ all }) => within(all, DUCKDB))} |`,
    ].join('\n'),
    `The first ${SHUFFLED.toLocaleString('en')} of 1,000,000,000 rows are written shuffled at ${ratio(shuffled, inOrder)} of the net rate in order. The goal is 0.05.`,
    '### Counting under rules',
    countTable(),
    ...ruled.flatMap(({ byLength, all }) => [comparisonTable(byLength), comparisonTable(all)]),
  ].join('\n\n')
}

const SHUFFLE_INPUT: Input = {
  name: '3 x 1,000 words, shuffled',
  columns: [0, 1, 2].map((k) => Array.from({ length: 1000 }, (_, i) => `word${k}${i}`)),
  separator: ' ',
  unique: false,
  limit: SHUFFLED,
}

const shuffledWordloom: Peer = {
  ...wordloom,
  command: (input, files) => [...(wordloom.command(input, files) ?? []), '--shuffle=spring'],
}

function measureAlone(tools: Tools, input: Input, peer: Peer, folder: string): Comparison {
  return compare(tools, [peer], input, folder)
}

function ratio(a: Comparison, b: Comparison): string {
  return (rate(a, WORDLOOM) / rate(b, WORDLOOM)).toFixed(2)
}

function within(comparison: Comparison, peer: string): string {
  return (rate(comparison, WORDLOOM) / rate(comparison, peer)).toFixed(2)
}

function rate({ rows, results }: Comparison, name: string): number {
  return rows / (results.find(({ peer }) => peer === name)?.net ?? Number.NaN)
}

function countTable(): string {
  const lines = COUNTED.map(({ name, options, goal }) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [peerPath('./count-once.ts'), ...options.map(String)],
      {
        encoding: 'utf8',
      },
    )
    if (stdout === '') throw new Error(`Counting ${name} fails: ${stderr}`)
    const { kind, size, seconds, peakMegabytes, rowMs, pageMs } = JSON.parse(stdout)
    return `| ${name} | ${kind} | ${size} | ${goal} | ${seconds.toFixed(2)} | ${peakMegabytes.toFixed(0)} | ${rowMs?.toFixed(1)} | ${pageMs?.toFixed(1)} |`
  })
  return [
    '| | kind | rows | goal | seconds to the count | peak MB of the process | ms to any row | ms to 200 rows |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}
