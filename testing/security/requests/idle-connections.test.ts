import type { Socket } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { anApp } from '../../src/server/app.ts'
import { aConnection } from '../../src/server/connection.ts'

const MOST = 200

const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'

describe('G10 idle connections', () => {
  it('stay open up to the limit, and more are closed until one of them ends', async () => {
    await using app = await anApp()
    expect(app.server.maxConnections).toBe(5000)
    app.server.maxConnections = MOST
    const first = await aConnection(app)
    const kept = await Promise.all(Array.from({ length: MOST - 1 }, () => aConnection(app)))
    await vi.waitFor(() => expect(connectionsOf(app)).resolves.toBe(MOST))

    const surplus = await Promise.all([aConnection(app), aConnection(app)])
    await Promise.all(surplus.map(closing))
    expect(await answerOf(first)).toMatch(/^HTTP\/1\.1 200/)

    kept.pop()?.destroy()
    await vi.waitFor(() => expect(connectionsOf(app)).resolves.toBe(MOST - 1))
    expect(await answerOf(await aConnection(app))).toMatch(/^HTTP\/1\.1 200/)
    for (const socket of [first, ...kept]) socket.destroy()
  })
})

function connectionsOf({ server }: Awaited<ReturnType<typeof anApp>>): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  )
}

function closing(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => socket.on('error', () => {}).on('close', resolve))
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('data', (text) => resolve(String(text)))
    socket.write(HEALTH)
  })
}
