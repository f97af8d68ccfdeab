import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestError } from '../errors.ts'
import { createLargeBodyParser, LARGE_BODY, type LargeWork, takesLargeBodies } from './large-bodies.ts'
import { parseJson } from './parse-json.ts'
import { readBody, sizeOf } from './read-body.ts'
import { fingerprintOf, isRepeatable } from './repeat.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the body is what the endpoint's schema has made of it. */
    isBodyParsed: boolean
    /** Set where the body is announced as large. */
    largeWork: LargeWork | null
  }
}

const UNPACKED = 'Send the body uncompressed'

/** Takes JSON and no other bodies. */
export function acceptJson(app: FastifyInstance): void {
  const large = createLargeBodyParser()
  app.addHook('onClose', () => large.close())
  app.decorateRequest('fingerprint', null)
  app.decorateRequest('isBodyParsed', false)
  app.decorateRequest('largeWork', null)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', async (request: FastifyRequest) => {
    if (isPacked(request)) throw new RequestError('unsupported_media_type', { message: UNPACKED })
    const blocks = await readBody(request)
    const { endpoint } = request.routeOptions.config
    if (endpoint?.isSigned) return Buffer.concat(blocks)
    const hasKey = isRepeatable(request, endpoint)
    if (takesLargeBodies(endpoint) && sizeOf(blocks) > LARGE_BODY) {
      const { method, path } = endpoint
      const { body, fingerprint } = await large.parse(
        { method, path, url: request.url, hasKey, blocks },
        request.largeWork,
      )
      request.fingerprint = fingerprint
      request.isBodyParsed = true
      return body
    }
    if (hasKey) request.fingerprint = fingerprintOf(request, blocks)
    return blocks.length === 0 ? undefined : parseJson(blocks)
  })
}

/** Nothing is unpacked: a few bytes may stand for gigabytes. */
function isPacked({ headers }: FastifyRequest): boolean {
  return (headers['content-encoding'] ?? 'identity') !== 'identity'
}
