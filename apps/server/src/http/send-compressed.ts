import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The text of a page is made anew for each answer: this level packs it better than gzip does, in less time. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

type Pack = (text: string) => Promise<Buffer>

/** The best first. */
const PACKS: ReadonlyMap<string, Pack> = new Map<string, Pack>([
  ['br', (text) => packBrotli(text, QUICK)],
  ['gzip', (text) => packGzip(text)],
])

const encodings = new Negotiator({ supportedValues: [...PACKS.keys()] })

/** Sends a text as small as the client takes it. */
export async function sendCompressed(text: string, request: FastifyRequest, reply: FastifyReply) {
  reply.header('vary', 'accept-encoding')
  const encoding = encodings.negotiate(request.headers['accept-encoding'] ?? '')
  const pack = encoding === null ? undefined : PACKS.get(encoding)
  if (encoding === null || pack === undefined) return reply.send(text)
  return reply.header('content-encoding', encoding).send(await pack(text))
}
