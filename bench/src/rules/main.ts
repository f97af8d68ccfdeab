import { spawnSync } from 'node:child_process'
import { type Comparison, compare } from '../comparison.ts'
import type { Input } from '../inputs.ts'
import { type Peer, WORDLOOM, wordloom } from '../peers.ts'
import { peerPath, type Tools } from '../process.ts'
import { comparisonTable } from '../report.ts'
import { ALL_RULES, BY_LENGTH, UNRULED } from './inputs.ts'
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
  const plain = measureAlone(tools, UNRULED, wordloom, folder)
  const byLength = compare(tools, peers, BY_LENGTH, folder)
  const all = compare(tools, peers, ALL_RULES, folder)
  const inOrder = measureAlone(tools, SHUFFLE_INPUT, wordloom, folder)
  const shuffled = measureAlone(tools, SHUFFLE_INPUT, shuffledWordloom, folder)
  return [
    '### Goals',
    [
      '| | goal | measured |',
      '|---|---|---|',
      `| half of the rows kept by length: net rate, relative to all rows without rules | 0.5 | ${ratio(byLength, plain)} |`,
      `| the same, relative to C loops that test and copy | 0.5 | ${within(byLength, C_LOOPS)} |`,
      `| all rules: net rate, relative to all rows without rules | 0.25 | ${ratio(all, plain)} |`,
      `| the same, relative to C loops that test and copy | 0.25 | ${within(all, C_LOOPS)} |`,
      `| the same, relative to DuckDB | 20 | ${within(all, DUCKDB)} |`,
      `| 1,000,000,000 rows shuffled, the first ${SHUFFLED.toLocaleString('en')}: net rate, relative to in order | 0.05 | ${ratio(shuffled, inOrder)} |`,
    ].join('\n'),
    '### Counting under rules',
    countTable(),
    comparisonTable(byLength),
    comparisonTable(all),
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
      [peerPath('../rules/count-once.ts'), ...options.map(String)],
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
