import type { FastifyInstance } from 'fastify'
import { RequestError } from '../../errors.ts'
import { signOfElsewhere } from '../client/loopback.ts'
import { createSecretCheck } from '../guards/secret-check.ts'

export const METRICS_PATH = '/metrics'

interface MetricsParts {
  readonly contentType: string
  read(): Promise<string>
  readonly token: string | null
  readonly isBehindProxy: boolean
}

export function serveMetrics(app: FastifyInstance, parts: MetricsParts): void {
  const { contentType, read, token, isBehindProxy } = parts
  const isTheirs = token === null ? () => false : createTokenCheck(token)

  app.get(METRICS_PATH, async (request, reply) => {
    if (token === null && (isBehindProxy || signOfElsewhere(request) !== null))
      throw new RequestError('not_found')
    if (token !== null && !isTheirs(request.headers.authorization)) {
      reply.header('www-authenticate', 'Bearer realm="metrics"')
      throw new RequestError('unauthorized')
    }
    return reply.type(contentType).send(await read())
  })
}

function createTokenCheck(token: string): (authorization: string | undefined) => boolean {
  const isToken = createSecretCheck(token)
  return (authorization = '') => isToken(/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '')
}
