import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { smokeTest } from './checks/smoke-test.mjs'
import { PROJECT } from './setup/project.mjs'

const START = join(PROJECT, 'scripts/start.mjs')

describe('npm start', () => {
  it.each(['start.mjs', 'test.mjs', 'build.mjs', 'dev.mjs', 'admin.mjs'])(
    'refuses an old Node, as do other scripts: %s',
    async (script) => {
      const pretend = `Object.defineProperty(process.versions, 'node', { value: '18.20.8' })`
      const older = spawn(process.execPath, [
        `--import=data:text/javascript,${encodeURIComponent(pretend)}`,
        join(PROJECT, 'scripts', script),
      ])
      const [said, [code]] = await Promise.all([text(older.stderr), once(older, 'exit')])
      expect(said).toBe('Wordloom needs Node 20 or newer to set itself up; this is Node 18.20.8.\n')
      expect(code).toBe(1)
    },
  )

  it('exits with the exit code of the server', async () => {
    const child = spawn(process.execPath, [START], { env: { ...process.env, PORT: 'abc' } })
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect(said).toBe('PORT must be a whole number from 0 to 65535, but it is "abc".\n')
    expect(code).toBe(1)
  })

  it('serves the product and keeps its data over a restart', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'wordloom-start-'))
    await smokeTest(async () => {
      const child = spawn(process.execPath, [START], {
        env: { ...process.env, PORT: '0', DATA_DIR: dataFolder },
      })
      const stop = async () => {
        child.kill('SIGTERM')
        const [code] = await once(child, 'exit')
        return code
      }
      return { address: await addressOf(child.stdout), dataFolder, stop }
    })
    await rm(dataFolder, { recursive: true })
  })

  it('stops the server on SIGTERM', async () => {
    const child = spawn(process.execPath, [START], { env: { ...process.env, PORT: '0' } })
    const address = await addressOf(child.stdout)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
    await expect(fetch(`${address}/readyz`)).rejects.toThrow()
  })
})

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /^Wordloom is serving (\S+)$/.exec(line)?.[1]
    if (address !== undefined) return address
  }
  throw new Error('The server ended without serving.')
}
