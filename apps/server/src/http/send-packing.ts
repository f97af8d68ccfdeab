import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Packing } from './packings.ts'

export function sendPacking({ encoding, bytes, tag }: Packing, request: FastifyRequest, reply: FastifyReply) {
  reply.header('vary', 'accept-encoding').header('etag', tag)
  if (reply.statusCode === 200 && isNamed(tag, request.headers['if-none-match'])) {
    return reply.code(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes)
}

/** Implements If-None-Match (RFC 9110, 13.1.2). */
function isNamed(tag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === '*') return true
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === tag)
}
