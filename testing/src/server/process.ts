import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { DatabaseSettings } from '@wordloom/server/internal/database/database'
import { COMPILE_CACHE } from './compile-cache.ts'
import { serverProgram } from './program.ts'

export interface ServerProcess extends AsyncDisposable {
  readonly origin: string
  readonly pid: number
  readonly log: () => string
  readonly isRunning: () => boolean
  readonly ended: Promise<number | null>
  kill(): Promise<void>
  stop(): Promise<number | null>
}

/** The server trusts the `X-Forwarded-For` of local clients. */
export async function aServerProcess(
  place: Pick<DatabaseSettings, 'dataFolder' | 'url'>,
  settings: Readonly<Record<string, string>> = {},
  program = serverProgram('main'),
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    env: {
      PORT: '0',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'loopback',
      DATA_DIR: place.dataFolder,
      ...(place.url && { DATABASE_URL: place.url.href }),
      ...COMPILE_CACHE,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  const end = (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text
  })
  return {
    origin: await readOrigin(child, ended, () => log),
    pid: child.pid ?? 0,
    log: () => log,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    ended,
    kill: async () => {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
    async [Symbol.asyncDispose]() {
      await end('SIGKILL')
    },
  }
}

async function readOrigin(
  child: ChildProcessByStdio<null, Readable, Readable>,
  ended: Promise<unknown>,
  log: () => string,
): Promise<string> {
  const said = once(createInterface(child.stdout), 'line').then(([line]) => String(line))
  const line = await Promise.race([said, ended.then(() => '')])
  const origin = /^Wordloom is serving (http:.+)$/.exec(line)?.[1]
  if (origin === undefined) throw new Error(`The server did not start: ${log()}`)
  return origin
}
