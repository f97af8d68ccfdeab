import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

type Target = number | 'hangs up' | 'says nothing'

interface SwitchablePort extends AsyncDisposable {
  readonly port: number
  target: Target
  cut(): void
}

export async function aSwitchablePort(target: Target): Promise<SwitchablePort> {
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    // Connections that break midway are part of these tests.
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    return socket
  }
  const server = createServer((caller) => {
    keep(caller)
    if (place.target === 'hangs up') return void caller.destroy()
    if (place.target === 'says nothing') return
    const called = keep(connect(place.target, '127.0.0.1'))
    caller.pipe(called).pipe(caller)
    caller.on('close', () => called.destroy())
    called.on('close', () => caller.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const place: SwitchablePort = {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    target,
    cut() {
      for (const socket of sockets) socket.destroy()
    },
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close')
      server.close()
      place.cut()
      await closed
    },
  }
  return place
}
