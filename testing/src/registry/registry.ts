import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Answer = (response: ServerResponse, name: string) => unknown

interface Asked {
  readonly name: string
  readonly at: number
}

/** RDAP registries of several endings, and the list that names them. They answer as each test wants. */
export async function aRegistry() {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

  const registry = {
    listUrl: `${origin}/dns.json`,
    origin,
    /** The answers by name. Other names aren't in the registry. */
    names: new Map<string, Answer>(),
    /** Pairs of endings and URLs. */
    services: [
      [['com', 'net'], [`${origin}/one/`]],
      [['co', 'io', 'xn--p1ai'], [`${origin}/two`]],
      [['co.uk'], [`${origin}/three/`]],
    ] as unknown[],
    list: ((response) => json(response, 200, { version: '1.0', services: registry.services })) as Answer,
    asked: [] as Asked[],
    lists: 0,
    maxAtOnce: 0,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  let open = 0
  function answer(request: IncomingMessage, response: ServerResponse): void {
    const [, name] = /^\/(?:one|two|three)\/domain\/([a-z\d.-]+)$/.exec(request.url ?? '') ?? []
    if (request.url === '/dns.json') {
      registry.lists++
      registry.list(response, '')
    } else if (name === undefined) response.writeHead(400).end()
    else {
      registry.asked.push({ name, at: performance.now() })
      registry.maxAtOnce = Math.max(registry.maxAtOnce, ++open)
      response.once('close', () => open--)
      const say = registry.names.get(name) ?? isMissing
      say(response, name)
    }
  }
  return registry
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/rdap+json' }).end(JSON.stringify(body))
}

export const isRegistered: Answer = (response, name) =>
  json(response, 200, { objectClassName: 'domain', ldhName: name.toUpperCase() })

export const isMissing: Answer = (response) => json(response, 404, { errorCode: 404 })

export const stalls: Answer = () => {}

export const stopsHalfway: Answer = (response) => response.writeHead(200).write('{"objectClassName":')

export const hangsUp: Answer = (response) => response.destroy()

export function refuses(status: number, retryAfter?: string): Answer {
  return (response) =>
    response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end()
}
