import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { serverProgram } from '@wordloom/testing/server/program'

/** The same flags and settings as in `npm start`, the systemd unit and the container. */
const NODE_FLAGS = ['--max-semi-space-size=8']
const MEMORY_SETTINGS = {
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '4194304',
  MALLOC_ARENA_MAX: '2',
}

export interface Product extends AsyncDisposable {
  readonly address: string
  readonly process: ChildProcess
}

interface Start {
  readonly preload?: URL
  readonly settings?: Readonly<Record<string, string>>
  readonly flags?: readonly string[]
  /** A command that prepares the process and then runs the command given as its arguments. */
  readonly launcher?: readonly string[]
  readonly dataFolder?: string
}

export async function startServer({
  preload,
  settings = {},
  flags = [],
  launcher = [],
  dataFolder,
}: Start = {}): Promise<Product> {
  const folder = dataFolder ?? mkdtempSync(join(tmpdir(), 'wordloom-bench-data-'))
  const imports = preload === undefined ? [] : ['--import', preload.href]
  const command = [...launcher, process.execPath, ...NODE_FLAGS, ...flags, ...imports, serverProgram('main')]
  const [program = '', ...words] = command
  const server = spawn(program, words, {
    env: {
      ...MEMORY_SETTINGS,
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATA_DIR: folder,
      NODE_COMPILE_CACHE: join(tmpdir(), 'wordloom-bench-compile-cache'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const exited = once(server, 'exit')
  const [line] = await once(createInterface(server.stdout as Readable), 'line')
  return {
    address: String(line).replace(/^.* /, ''),
    process: server,
    async [Symbol.asyncDispose]() {
      server.kill('SIGTERM')
      await exited
      if (dataFolder === undefined) rmSync(folder, { recursive: true })
    },
  }
}
