import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

interface Line extends AsyncDisposable {
  readonly url: URL
  /** From now on nothing arrives any more, on either side, and nobody is told. */
  swallow(): void
  /** New connections are carried again. Those from before stay as they are. */
  mend(): void
}

/** A way to a server that can break as networks do: without a word. */
export async function aLineTo(target: URL): Promise<Line> {
  const place = `${target.searchParams.get('host')}/.s.PGSQL.5432`
  const sockets = new Set<Socket>()
  let isBroken = false
  const line = createServer((caller) => {
    const server = connect(place)
    for (const socket of [caller, server]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    if (isBroken) return
    caller.pipe(server)
    server.pipe(caller)
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const address = line.address()
  const port = typeof address === 'object' ? address?.port : address
  return {
    url: new URL(`postgres://${target.username}@127.0.0.1:${port}${target.pathname}`),
    swallow() {
      isBroken = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    mend() {
      isBroken = false
    },
    async [Symbol.asyncDispose]() {
      const closed = once(line, 'close')
      line.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
