import { spawnSync } from 'node:child_process'
import { peerPath } from './process.ts'

export interface CompileRun {
  readonly name: string
  readonly kind: string
  readonly size: string
  readonly seconds: number
  readonly lastRowSeconds: number
  readonly peakMegabytes: number
}

const CASES = [
  { name: '3 x 1000 dictionary words, no separator, unique', columns: 3, words: 1000, unique: true },
  { name: '3 x 3000 dictionary words, no separator, unique', columns: 3, words: 3000, unique: true },
  { name: '6 x 1,000,000 words', columns: 6, words: 1_000_000, unique: false },
  { name: '6 x 1,000,000 words, unique', columns: 6, words: 1_000_000, unique: true },
]

/** Uses a process per case, because memory peaks are per process. */
export function timeCompiling(): CompileRun[] {
  return CASES.map(({ name, columns, words, unique }) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [peerPath('../compile-once.ts'), String(columns), String(words), unique ? '1' : '0'],
      { encoding: 'utf8' },
    )
    if (stdout === '') throw new Error(`Compiling ${name} fails: ${stderr}`)
    const run = { name, ...JSON.parse(stdout) }
    console.log(
      `  ${name}: ${run.kind}, ${run.size}, ${run.seconds.toFixed(2)} s, ${run.peakMegabytes.toFixed(0)} MB`,
    )
    return run
  })
}
