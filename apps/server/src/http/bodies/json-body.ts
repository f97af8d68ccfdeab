import { type Endpoint, MAX_SMALL_BODY_BYTES } from '@wordloom/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestError } from '../../errors.ts'
import { ENDPOINTS } from '../endpoints.ts'
import { fingerprintOf, isRepeatable } from '../repeat.ts'
import { createLargeBodyParser, type LargeBodyParser } from './large-bodies.ts'
import { parseJson } from './parse-json.ts'
import { readBody, sizeOf } from './read-body.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly largeBodies: LargeBodyParser['depth']
  }
  interface FastifyRequest {
    /** True if the endpoint's schema has already parsed the body. */
    isBodyParsed: boolean
  }
}

const UNPACKED = 'Send the body uncompressed'

const TAKING: ReadonlySet<Endpoint> = new Set(
  ENDPOINTS.filter(({ bodyLimit = 0, isSigned }) => bodyLimit > MAX_SMALL_BODY_BYTES && !isSigned),
)

export function acceptJson(app: FastifyInstance): void {
  const large = createLargeBodyParser()
  app.addHook('onClose', () => large.close())
  app.decorate('largeBodies', large.depth)
  app.decorateRequest('fingerprint', null)
  app.decorateRequest('isBodyParsed', false)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', (request: FastifyRequest) =>
    request.exchange.prepare(() => parseBody(request)),
  )

  async function parseBody(request: FastifyRequest): Promise<unknown> {
    if (isPacked(request)) throw new RequestError('unsupported_media_type', { message: UNPACKED })
    const blocks = await readBody(request)
    const { endpoint } = request.routeOptions.config
    if (endpoint?.isSigned) return Buffer.concat(blocks)
    const hasKey = isRepeatable(request, endpoint)
    if (takesLargeBodies(endpoint) && sizeOf(blocks) > MAX_SMALL_BODY_BYTES) {
      const { method, path } = endpoint
      const { body, fingerprint } = await large.parse(
        { method, path, url: request.url, hasKey, blocks },
        request,
      )
      request.fingerprint = fingerprint
      request.isBodyParsed = true
      return body
    }
    if (hasKey) request.fingerprint = fingerprintOf(request, blocks)
    return blocks.length === 0 ? undefined : parseJson(blocks)
  }
}

/** Compressed bodies are refused: a few bytes could expand to gigabytes. */
function isPacked({ headers }: FastifyRequest): boolean {
  return (headers['content-encoding'] ?? 'identity') !== 'identity'
}

function takesLargeBodies(endpoint: Endpoint | undefined): endpoint is Endpoint {
  return endpoint !== undefined && TAKING.has(endpoint)
}
