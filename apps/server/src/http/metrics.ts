import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestError } from '../errors.ts'
import { isAskedAsLoopback, isLoopback } from './loopback.ts'
import { toAddress } from './network-address.ts'

export const METRICS_PATH = '/metrics'

interface MetricsParts {
  readonly contentType: string
  read(): Promise<string>
  /** Whoever asks must show it; null tells this machine alone. */
  readonly token: string | null
  /** Whether others reach this machine's own address through a proxy. */
  readonly isBehindProxy: boolean
}

/** What proxies add. One that adds nothing cannot be told from this machine. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]

/** Tells how the product is doing to those who look after it. To all others there is nothing here. */
export function serveMetrics(app: FastifyInstance, parts: MetricsParts): void {
  const { contentType, read, token, isBehindProxy } = parts
  const isTheirs = token === null ? () => false : createTokenCheck(token)

  app.get(METRICS_PATH, async (request, reply) => {
    if (token === null && (isBehindProxy || !isFromHere(request))) throw new RequestError('not_found')
    if (token !== null && !isTheirs(request.headers.authorization)) {
      reply.header('www-authenticate', 'Bearer realm="metrics"')
      throw new RequestError('unauthorized')
    }
    return reply.type(contentType).send(await read())
  })
}

/** In the same time for every wrong one. */
function createTokenCheck(token: string): (authorization: string | undefined) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expected = digest(token)
  return (authorization = '') => {
    const [, shown = ''] = /^Bearer +(\S+)$/i.exec(authorization) ?? []
    return timingSafeEqual(digest(shown), expected)
  }
}

function isFromHere(request: FastifyRequest): boolean {
  const isForwarded = FORWARDED.some((header) => header in request.headers)
  const address = toAddress(request.socket.remoteAddress ?? '') ?? ''
  return !isForwarded && isLoopback(address) && isAskedAsLoopback(request)
}
