import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

interface FaultyConnection extends AsyncDisposable {
  readonly url: URL
  dropEverything(): void
  /** Breaks when a transaction with the text commits: the commit arrives, and its answer doesn't. */
  dropAnswerToCommitOf(text: string): void
  repair(): void
}

export async function aFaultyConnection(target: URL): Promise<FaultyConnection> {
  const place = `${target.searchParams.get('host')}/.s.PGSQL.5432`
  const sockets = new Set<Socket>()
  let isBroken = false
  let fatal: string | null = null
  const dropEverything = () => {
    isBroken = true
    for (const socket of sockets) socket.unpipe().pause()
  }
  const line = createServer((caller) => {
    const server = connect(place)
    for (const socket of [caller, server]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    if (isBroken) return
    caller.pipe(server)
    server.pipe(caller)
    let isFatal = false
    caller.on('data', (said: Buffer) => {
      isFatal ||= fatal !== null && said.includes(fatal)
      if (!isFatal || !said.includes('commit')) return
      fatal = null
      dropEverything()
    })
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  const address = line.address()
  const port = typeof address === 'object' ? address?.port : address
  return {
    url: new URL(`postgres://${target.username}@127.0.0.1:${port}${target.pathname}`),
    dropEverything,
    dropAnswerToCommitOf(text) {
      fatal = text
    },
    repair() {
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
