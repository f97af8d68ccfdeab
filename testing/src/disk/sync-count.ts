import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { findProgram } from '../postgres/programs.ts'

const STRACE = findProgram('strace')

export const HAS_STRACE = STRACE !== null

if (!HAS_STRACE) {
  const message = 'There is no strace here: how often the disk is made sure of is not counted.'
  if (process.env['CI']) throw new Error(message)
  process.stdout.write(`\n*** ${message} ***\n\n`)
}

export async function countSyncs(
  processes: readonly number[],
  file: RegExp,
): Promise<{ stop(): Promise<number> }> {
  const options = [
    '-f',
    '-y',
    '-e',
    'trace=fsync,fdatasync',
    ...processes.flatMap((pid) => ['-p', String(pid)]),
  ]
  const strace = spawn(STRACE ?? '', options, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(strace, 'exit')
  const attached = Promise.withResolvers<void>()
  let count = 0
  let waiting = processes.length
  createInterface(strace.stderr).on('line', (line) => {
    if (/Process \d+ attached/.test(line)) {
      waiting--
      if (waiting === 0) attached.resolve()
    }
    // strace prints a call that another thread interrupts in two lines.
    const call = /\bf(?:data)?sync\(\d+<([^>]*)>/.exec(line)
    if (call !== null && file.test(call[1] ?? '')) count++
  })
  await Promise.race([attached.promise, ended.then(() => Promise.reject(new Error('strace did not start.')))])
  return {
    async stop() {
      strace.kill('SIGINT')
      await ended
      return count
    },
  }
}
