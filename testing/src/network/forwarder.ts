import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

export async function aForwarder(origin: string): Promise<AsyncDisposable & { readonly origin: string }> {
  const { hostname, port } = new URL(origin)
  const server = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname)
    incoming.on('error', () => outgoing.destroy())
    outgoing.on('error', () => incoming.destroy())
    incoming.pipe(outgoing).pipe(incoming)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close()
      await once(server, 'close')
    },
  }
}
