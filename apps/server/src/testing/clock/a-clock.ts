import { execFileSync } from 'node:child_process'
import { closeSync, constants, openSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findProgram } from '../postgres-programs.ts'

const SOURCE = fileURLToPath(new URL('./moved-clock.c', import.meta.url))
const COMPILER = findProgram('cc') ?? findProgram('gcc')

/** It is compiled when it is used, and stands between a program and its clock as only Linux lets it. */
export const HAS_CLOCKS = process.platform === 'linux' && COMPILER !== null

if (!HAS_CLOCKS) {
  const message = 'There is no C compiler here (cc): clocks that are wrong are not tried.'
  if (process.env['CI']) throw new Error(message)
  process.stdout.write(`\n*** ${message} ***\n\n`)
}

interface Clock extends AsyncDisposable {
  /** Those of a program that goes by it. */
  readonly environment: Readonly<Record<string, string>>
  /** By how many milliseconds it is ahead of this machine's from now on; less than 0, it is behind. */
  move(milliseconds: number): void
}

/** A clock for programs that are started with its environment. It can be moved while they run, as one is that is set right. */
export async function aClock(milliseconds = 0): Promise<Clock> {
  const folder = await mkdtemp(join(tmpdir(), 'wordloom-clock-'))
  const library = join(folder, 'moved-clock.so')
  execFileSync(COMPILER ?? 'cc', ['-shared', '-fPIC', '-O2', '-o', library, SOURCE, '-ldl'])
  const file = join(folder, 'ahead')
  const move = (next: number) => {
    // In its place: who goes by it has mapped it.
    const place = openSync(file, constants.O_WRONLY | constants.O_CREAT)
    writeSync(place, new BigInt64Array([BigInt(next)]))
    closeSync(place)
  }
  move(milliseconds)
  return {
    environment: { LD_PRELOAD: library, CLOCK_AHEAD: file },
    move,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  }
}
