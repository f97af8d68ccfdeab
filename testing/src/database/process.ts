import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { DatabaseSettings } from '@wordloom/server/internal/database/database'
import { COMPILE_CACHE } from '../server/compile-cache.ts'

const WRITER = fileURLToPath(new URL('./writing-program.ts', import.meta.url))

interface DatabaseProcess {
  readonly pid: number | undefined
  open(settings: DatabaseSettings): AsyncIterableIterator<string>
  kill(): Promise<void>
}

export function aDatabaseProcess({ isQuiet = false } = {}): DatabaseProcess {
  const child: ChildProcess = spawn(process.execPath, [WRITER], {
    stdio: ['pipe', 'pipe', isQuiet ? 'ignore' : 'inherit'],
    env: { ...process.env, ...COMPILE_CACHE },
  })
  return {
    pid: child.pid,
    open({ dataFolder, url }) {
      child.stdin?.write(JSON.stringify({ dataFolder, url: url?.href ?? null }))
      const { stdout } = child
      if (stdout === null) throw new Error('The process has no output.')
      return createInterface(stdout)[Symbol.asyncIterator]()
    },
    async kill() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
