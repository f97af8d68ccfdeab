import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

type Fate =
  | 'passes'
  | 'loses its answer'
  | { readonly status: number; readonly headers: Record<string, string> }

export async function aFaultyProxy(
  origin: string,
  decide: (request: IncomingMessage, seen: number) => Fate | Promise<Fate>,
) {
  const seen: string[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const body = await buffer(request)
    const fate = await decide(request, seen.push(`${method} ${url}`))
    if (typeof fate === 'object') {
      response.writeHead(fate.status, fate.headers).end()
      return
    }
    const { host: _, connection: __, ...sent } = headers
    const answer = await fetch(`${origin}${url}`, {
      method,
      headers: sent as Record<string, string>,
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
    const content = Buffer.from(await answer.arrayBuffer())
    if (fate === 'loses its answer') response.destroy()
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(content)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    seen,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
