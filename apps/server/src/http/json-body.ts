import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestError } from '../errors.ts'
import { fingerprintOf, isRepeatable } from './repeat.ts'

/** Lists and objects inside each other; the product's own requests use four. */
const MAX_DEPTH = 32

const BYTE_ORDER_MARK = '\ufeff'

const UNPACKED = 'Send the body uncompressed'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Takes JSON and no other bodies. What would be slow or dangerous to parse is refused before. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.decorateRequest('fingerprint', null)
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (isRepeatable(request, request.routeOptions.config.endpoint)) {
      request.fingerprint = fingerprintOf(request, bytes)
    }
    if (bytes.length === 0) return done(null, undefined)
    if (isPacked(request)) return done(new RequestError('unsupported_media_type', { message: UNPACKED }))
    if (isTooDeep(bytes)) {
      return done(new RequestError('bad_request', { message: 'The JSON is nested too deep' }))
    }
    const text = decode(bytes)
    if (text === null || text.startsWith(BYTE_ORDER_MARK)) return done(invalidJson())
    return parse(request, text, (error, value) => (error ? done(invalidJson()) : done(null, value)))
  })
}

/** Nothing is unpacked: a few bytes may stand for gigabytes. */
function isPacked({ headers }: FastifyRequest): boolean {
  return (headers['content-encoding'] ?? 'identity') !== 'identity'
}

function invalidJson(): RequestError {
  return new RequestError('bad_request', { message: 'Invalid JSON' })
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decode(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}

function isTooDeep(bytes: Buffer): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (isInText) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) isInText = false
    } else if (byte === QUOTE) isInText = true
    else if (OPENING.has(byte) && ++depth > MAX_DEPTH) return true
    else if (CLOSING.has(byte)) depth--
  }
  return false
}
