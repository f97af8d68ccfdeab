import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Input } from './inputs.ts'
import type { Postgres } from './postgres.ts'
import { peerPath, type Tools } from './process.ts'

export interface Peer {
  readonly name: string
  /** The same kind of process doing nothing, to measure its startup time. */
  readonly idle: readonly string[]
  readonly isOrdered: boolean
  command(input: Input, files: readonly string[]): readonly string[] | null
}

export const WORDLOOM = 'wordloom'
export const MEMCPY = 'C, one memcpy per word'
export const VECTOR = 'C, 32-byte vector stores'

const NODE = process.execPath
const IDLE_NODE = [NODE, '-e', '0']

export const wordloom: Peer = {
  name: WORDLOOM,
  idle: IDLE_NODE,
  isOrdered: true,
  command: ({ separator, unique, limit }, files) => [
    NODE,
    fileURLToPath(import.meta.resolve('wordloom/bin/wordloom.js')),
    'combine',
    `--separator=${separator}`,
    ...(unique ? ['--unique'] : []),
    ...(limit === 0 ? [] : ['--count', String(limit)]),
    ...files,
  ],
}

export function createPeers(tools: Tools, postgres: Postgres | null): readonly Peer[] {
  const python = pythonPath()
  return [
    wordloom,
    native(tools, MEMCPY, tools.memcpy),
    native(tools, VECTOR, tools.vector),
    ...(python === null ? [] : [itertools(python)]),
    ...combinator(),
    script('DuckDB, CROSS JOIN and COPY', 'duckdb.js', { isOrdered: false, hasLimit: true }),
    ...(postgres === null ? [] : [crossJoin(postgres)]),
    script('big-cartesian', 'big-cartesian.js', { isOrdered: true, hasLimit: true }),
    script('fast-cartesian', 'fast-cartesian.js', { isOrdered: true, hasLimit: false }),
    script('arrays and Set, as web tools do', 'arrays.js', { isOrdered: true, hasLimit: false }),
  ]
}

function toArguments({ separator, unique, limit }: Input, files: readonly string[]): string[] {
  return [separator, String(limit), unique ? '1' : '0', ...files]
}

function native({ ready }: Tools, name: string, program: string): Peer {
  return {
    name,
    idle: [ready, '0'],
    isOrdered: true,
    command: ({ separator, unique, limit }, files) =>
      unique ? null : [program, separator, String(limit), ...files],
  }
}

/** Asks Python for its real path, because a shim would add its own startup time. */
export function pythonPath(): string | null {
  const { status, stdout } = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], {
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : null
}

function itertools(python: string): Peer {
  return {
    name: 'Python, itertools.product in chunks',
    idle: [python, '-c', 'pass'],
    isOrdered: true,
    command: (input, files) => [python, peerPath('product.py'), ...toArguments(input, files)],
  }
}

/** combinator3 takes three files and no separator, so the separator becomes part of the words. */
function combinator(): Peer[] {
  const program = ['combinator3.bin', 'combinator3'].find((name) => spawnSync('which', [name]).status === 0)
  if (program === undefined) return []
  return [
    {
      name: 'hashcat-utils combinator3',
      idle: [program],
      isOrdered: true,
      command({ columns, separator, unique, limit }, files) {
        if (columns.length !== 3 || unique || limit > 0) return null
        return [
          program,
          ...files.map((file, k) => {
            const path = `${file}.${k}.separated`
            const after = k === 2 ? '\n' : `${separator}\n`
            writeFileSync(path, (columns[k] ?? []).map((word) => word + after).join(''))
            return path
          }),
        ]
      },
    },
  ]
}

function script(
  name: string,
  file: string,
  { isOrdered, hasLimit }: { readonly isOrdered: boolean; readonly hasLimit: boolean },
): Peer {
  return {
    name,
    idle: IDLE_NODE,
    isOrdered,
    command: (input, files) =>
      input.limit > 0 && !hasLimit ? null : [NODE, peerPath(file), ...toArguments(input, files)],
  }
}

function crossJoin(postgres: Postgres): Peer {
  return {
    name: 'PostgreSQL, CROSS JOIN and COPY (client’s processor time and memory)',
    idle: ['psql', '--version'],
    isOrdered: false,
    command: (input, files) => postgres.prepare(input, files),
  }
}
