import { writeFileSync } from 'node:fs'
import type { Input } from './inputs.ts'
import { type MEMCPY, type Peer, type VECTOR, WORDLOOM } from './peers.ts'
import { type Digest, digestOf, measure, type Run, TIME_BOX_SECONDS, type Tools } from './process.ts'

const ROUNDS = 5
/** A program this slow runs only once, because noise doesn't matter. */
const SLOW_SECONDS = 5

export interface Result {
  readonly peer: string
  /** In seconds, minus the time of an idle process; `null` if the program failed or took too long. */
  readonly net: number | null
  readonly run: Run | null
}

export interface Comparison {
  readonly input: Input
  readonly rows: number
  readonly bytes: number
  readonly results: readonly Result[]
}

export function compare(tools: Tools, peers: readonly Peer[], input: Input, folder: string): Comparison {
  const files = input.columns.map((words, k) => {
    const path = `${folder}/column-${k}.txt`
    writeFileSync(path, `${words.join('\n')}\n`)
    return path
  })
  const entries = peers.flatMap((peer) => {
    const command = peer.command(input, files)
    return command === null ? [] : [{ peer, command, runs: [] as Run[], idle: [] as Run[] }]
  })
  let expected: Digest | undefined
  for (const { peer, command, runs, idle } of entries) {
    const first = measure(tools, command)
    if (first === null) {
      console.log(`  ${peer.name}: fails, or takes more than ${TIME_BOX_SECONDS} s`)
      continue
    }
    if (first.wall > SLOW_SECONDS) runs.push(first)
    const digest = digestOf(tools, command)
    expected ??= digest
    checkSame(peer, input, digest, expected)
    const idleRun = measure(tools, peer.idle)
    if (idleRun !== null) idle.push(idleRun)
    console.log(`  ${peer.name}: ${first.wall.toFixed(3)} s, same output`)
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { peer, command, runs, idle } of entries) {
      if (idle.length === 0 || (runs[0]?.wall ?? 0) > SLOW_SECONDS) continue
      runs.push(...[measure(tools, command)].filter((run) => run !== null))
      idle.push(...[measure(tools, peer.idle)].filter((run) => run !== null))
    }
  }
  return {
    input,
    rows: expected?.rows ?? 0,
    bytes: expected?.bytes ?? 0,
    results: entries.map(({ peer, runs, idle }) => {
      const run = medianRun(runs)
      return {
        peer: peer.name,
        run,
        net: run === null ? null : Math.max(0.001, run.wall - (medianRun(idle)?.wall ?? 0)),
      }
    }),
  }
}

export function netRatio({ results }: Comparison, limit: typeof MEMCPY | typeof VECTOR): number | null {
  const own = results.find(({ peer }) => peer === WORDLOOM)?.net ?? null
  const other = results.find(({ peer }) => peer === limit)?.net ?? null
  return own === null || other === null ? null : other / own
}

function checkSame({ name, isOrdered }: Peer, { limit }: Input, digest: Digest, expected: Digest): void {
  const isSame = isOrdered
    ? digest.ordered === expected.ordered && digest.bytes === expected.bytes
    : digest.rows === expected.rows && (limit > 0 || digest.unordered === expected.unordered)
  if (!isSame) throw new Error(`${name} writes different output: ${JSON.stringify({ digest, expected })}`)
}

export function medianRun(runs: readonly Run[]): Run | null {
  if (runs.length === 0) return null
  const median = (of: (run: Run) => number) => runs.map(of).toSorted((a, b) => a - b)[runs.length >> 1] ?? 0
  return {
    wall: median((run) => run.wall),
    cpu: median((run) => run.cpu),
    peakMegabytes: Math.max(...runs.map((run) => run.peakMegabytes)),
  }
}
