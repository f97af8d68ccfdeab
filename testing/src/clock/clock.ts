import { execFileSync } from 'node:child_process'
import { closeSync, constants, openSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findProgram } from '../postgres/programs.ts'

const SOURCE = fileURLToPath(new URL('./moved-clock.c', import.meta.url))
const COMPILER = findProgram('cc') ?? findProgram('gcc')

export const HAS_CLOCKS = process.platform === 'linux' && COMPILER !== null

if (!HAS_CLOCKS) {
  const message = "There is no C compiler here (cc): wrong clocks aren't tried."
  if (process.env['CI']) throw new Error(message)
  process.stdout.write(`\n*** ${message} ***\n\n`)
}

interface Clock extends AsyncDisposable {
  readonly environment: Readonly<Record<string, string>>
  move(milliseconds: number): void
}

export async function aClock(milliseconds = 0): Promise<Clock> {
  const folder = await mkdtemp(join(tmpdir(), 'wordloom-clock-'))
  const library = join(folder, 'moved-clock.so')
  execFileSync(COMPILER ?? 'cc', ['-shared', '-fPIC', '-O2', '-o', library, SOURCE, '-ldl'])
  const file = join(folder, 'ahead')
  const move = (next: number) => {
    // Write in place, because programs have mapped this file.
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
