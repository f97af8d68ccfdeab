import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Input } from '../inputs.ts'
import { type Peer, pythonPath, WORDLOOM } from '../peers.ts'
import { peerPath, type Tools } from '../process.ts'
import type { RuledInput } from './inputs.ts'

const NODE = process.execPath
const IDLE_NODE = [NODE, '-e', '0']
const BIN = fileURLToPath(import.meta.resolve('wordloom/bin/wordloom.js'))

export const C_LOOPS = 'C, loops that test and copy'
export const DUCKDB = 'DuckDB, CROSS JOIN with WHERE'

export function createRulePeers(tools: Tools): readonly Peer[] {
  const python = pythonPath()
  return [
    { name: WORDLOOM, idle: IDLE_NODE, isOrdered: true, command: ruled(toWordloom) },
    { name: C_LOOPS, idle: [tools.ready, '0'], isOrdered: true, command: ruled(withPairs([tools.rules])) },
    ...(python === null
      ? []
      : [
          {
            name: 'Python, itertools.product with tests',
            idle: [python, '-c', 'pass'],
            isOrdered: true,
            command: ruled(withPairs([python, peerPath('rules.py')])),
          },
        ]),
    {
      name: DUCKDB,
      idle: IDLE_NODE,
      isOrdered: false,
      command: ruled(withPairs([NODE, peerPath('rules-duckdb.js')])),
    },
  ]
}

type Command = (input: RuledInput, files: readonly string[]) => readonly string[]

function ruled(command: Command): Peer['command'] {
  return (input, files) => (isRuled(input) ? command(input, files) : null)
}

function isRuled(input: Input): input is RuledInput {
  return 'most' in input
}

function toWordloom(
  { columns, separator, most, excluded, noWordTwice }: RuledInput,
  files: readonly string[],
) {
  const rules = excluded.map(
    ([a, i, b, j]) => `--rule=IF [${a + 1}] = "${columns[a]?.[i]}" THEN [${b + 1}] <> "${columns[b]?.[j]}"`,
  )
  const repeats = noWordTwice ? ['--no-repeated-words'] : []
  return [
    NODE,
    BIN,
    'combine',
    `--separator=${separator}`,
    `--max-length=${most}`,
    ...repeats,
    ...rules,
    ...files,
  ]
}

/** The other programs get equal words as excluded pairs. */
function withPairs(program: readonly string[]): Command {
  return ({ columns, separator, most, excluded, noWordTwice }, files) => {
    const path = `${files[0]}.pairs`
    const repeated = noWordTwice ? equalWords(columns) : []
    writeFileSync(path, [...excluded, ...repeated].map((pair) => `${pair.join(' ')}\n`).join(''))
    return [...program, separator, String(most), path, ...files]
  }
}

function equalWords(columns: readonly (readonly string[])[]) {
  return columns.flatMap((words, a) =>
    columns.slice(a + 1).flatMap((others, k) =>
      words.flatMap((word, i) => {
        const j = others.indexOf(word)
        return j === -1 ? [] : [[a, i, a + 1 + k, j] as const]
      }),
    ),
  )
}
