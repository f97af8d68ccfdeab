import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { memoryFolder } from '@wordloom/testing/disk/memory-folder'
import { COMPILE_CACHE } from '@wordloom/testing/server/compile-cache'
import { expect, it } from 'vitest'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
const FULL = '/dev/full'

it.runIf(existsSync(FULL))('R3 the server keeps running when its log cannot be written', async () => {
  const dataFolder = await mkdtemp(join(memoryFolder(), 'wordloom-full-log-'))
  const server = spawn(process.execPath, [MAIN], {
    env: { ...COMPILE_CACHE, PORT: '0', DATA_DIR: dataFolder, LOG_LEVEL: 'debug', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', openSync(FULL, 'w')],
  })
  const ended = once(server, 'exit')
  try {
    if (server.stdout === null) throw new Error('The server says nothing.')
    const line = once(createInterface(server.stdout), 'line').then(([text]) => String(text))
    const said = await Promise.race([line, ended.then(() => 'the server ended')])
    const origin = said.replace('Wordloom is serving ', '')
    for (let request = 0; request < 3; request++) {
      expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    }
  } finally {
    server.kill('SIGTERM')
    const [code] = await ended
    await rm(dataFolder, { recursive: true })
    expect(code).toBe(0)
  }
})
