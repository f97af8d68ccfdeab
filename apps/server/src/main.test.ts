import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { COMPILE_CACHE } from '@wordloom/testing/server/compile-cache'
import { afterAll, describe, expect, it } from 'vitest'

const dataFolder = await mkdtemp(join(tmpdir(), 'wordloom-data-'))
afterAll(() => rm(dataFolder, { recursive: true }))

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

describe('the server process', () => {
  it('prints its URL in one line once it serves, and exits with 0 when told to stop', async () => {
    const server = start({ PORT: '0' })
    const log = text(server.stderr)
    const [line] = await once(createInterface(server.stdout), 'line')
    expect(line).toMatch(/^Wordloom is serving http:\/\/127\.0\.0\.1:\d+$/)
    const answer = await fetch(`${String(line).replace(/^.* /, '')}/healthz`)
    expect(answer.status).toBe(200)
    server.kill('SIGTERM')
    expect(await once(server, 'exit')).toEqual([0, null])
    expect(await log).not.toContain('"level":"error"')
  })

  it('prints the demo link after its URL', async () => {
    const server = start({ PORT: '0' })
    const [address, link] = await linesOf(server, 2)
    expect(address).toMatch(/^Wordloom is serving /)
    const [, url = ''] = /^Open the demo, with its administrator and emails: (\S+)$/.exec(link ?? '') ?? []
    const answer = await fetch(url, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    server.kill('SIGTERM')
    await once(server, 'exit')
  })

  it('prints no link without a demo', async () => {
    const server = start({ PORT: '0', NODE_ENV: 'production' })
    const said = text(server.stdout)
    await once(server.stdout, 'data')
    server.kill('SIGTERM')
    expect(await said).toMatch(/^Wordloom is serving \S+\n$/)
  })

  it('finishes running requests when told to stop, even twice', async () => {
    const server = start({ PORT: '0' })
    const [line] = await once(createInterface(server.stdout), 'line')
    const address = String(line).replace(/^.* /, '')
    const call = request(`${address}/api/nowhere`, {
      method: 'POST',
      agent: new Agent({ keepAlive: true }),
      headers: { 'content-type': 'application/json', 'content-length': 2, expect: '100-continue' },
    })
    call.flushHeaders()
    await once(call, 'continue')
    server.kill('SIGTERM')
    server.kill('SIGTERM')
    await refused(address)
    call.end('{}')
    const [answer]: IncomingMessage[] = await once(call, 'response')
    expect(answer?.statusCode).toBe(404)
    answer?.resume()
    expect(await once(server, 'exit')).toEqual([0, null])
  })

  it('waits for no connection that never sent anything', async () => {
    const server = start({ PORT: '0' })
    const [line] = await once(createInterface(server.stdout), 'line')
    const silent = connect(Number(new URL(String(line).replace(/^.* /, '')).port), '127.0.0.1')
    await once(silent, 'connect')
    server.kill('SIGTERM')
    expect(await once(server, 'exit')).toEqual([0, null])
    silent.destroy()
  })

  it('refuses an invalid setting in one line', async () => {
    expect(await failureOf({ PORT: 'abc' })).toEqual({
      code: 1,
      said: 'PORT must be a whole number from 0 to 65535, but it is "abc".\n',
    })
  })

  it('says in one line that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? address?.port : address
    expect(await failureOf({ PORT: String(port) })).toEqual({
      code: 1,
      said: expect.stringMatching(new RegExp(`^Port ${port} at 127.0.0.1 is in use\\. .+\\n$`)),
    })
    other.close()
  })

  it('says in one line that the machine has no such address', async () => {
    expect(await failureOf({ HOST: '192.0.2.1' })).toEqual({
      code: 1,
      said: 'This machine has no address 192.0.2.1. Set HOST to an address of this machine.\n',
    })
  })
})

function start(settings: Record<string, string>) {
  return spawn(process.execPath, [MAIN], {
    env: { ...COMPILE_CACHE, LOG_LEVEL: 'info', DATA_DIR: dataFolder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function linesOf({ stdout }: { readonly stdout: Readable }, count: number): Promise<string[]> {
  const lines: string[] = []
  for await (const line of createInterface(stdout)) if (lines.push(line) === count) break
  return lines
}

async function failureOf(settings: Record<string, string>) {
  const server = start(settings)
  const [said, [code]] = await Promise.all([text(server.stderr), once(server as ChildProcess, 'exit')])
  return { code, said }
}

async function refused(address: string): Promise<void> {
  const isServing = () =>
    fetch(`${address}/healthz`).then(
      () => true,
      () => false,
    )
  while (await isServing());
}
