import { type Endpoint, FILE_BODY_TYPES, MAX_SMALL_BODY_BYTES, type ReadingReport } from '@wordloom/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RequestError } from '../../errors.ts'
import { noRoom } from '../../memory/held-memory.ts'
import { ENDPOINTS } from '../endpoints.ts'
import { fingerprintOf } from './fingerprint.ts'
import { createLargeBodyParser, type LargeBodyParser } from './large-bodies.ts'
import { type Blocks, free, parseJson, sizeOf } from './parse-json.ts'
import { readFileBody } from './read-file-body.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly largeBodies: LargeBodyParser['depth']
  }
  interface FastifyRequest {
    isBodyParsed: boolean
    /** Set if the body is a file of another program. */
    fileReport: ReadingReport | null
    fingerprint: string | null
  }
}

/** For bodies without a content-length. Other bodies are one block, which is freed as a whole. */
const BLOCK = 1024 * 1024
const FIRST_BLOCK_OF_MANY = 64 * 1024

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
  app.decorateRequest('fileReport', null)
  app.addHook('onSend', async (request, reply) => {
    if (isRestBounded(request)) reply.removeHeader('connection')
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', (request: FastifyRequest) =>
    request.exchange.prepare(() => parseBody(request)),
  )
  app.addContentTypeParser([...FILE_BODY_TYPES], (request: FastifyRequest) =>
    request.exchange.prepare(() => parseFile(request)),
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

  async function parseFile(request: FastifyRequest): Promise<unknown> {
    const { endpoint } = request.routeOptions.config
    if (endpoint?.takesFiles !== true) throw new RequestError('unsupported_media_type')
    if (isPacked(request)) throw new RequestError('unsupported_media_type', { message: UNPACKED })
    const blocks = await readBody(request)
    const hasKey = isRepeatable(request, endpoint)
    const file = { type: typeOf(request), query: request.query }
    if (sizeOf(blocks) > MAX_SMALL_BODY_BYTES) {
      const { method, path } = endpoint
      const parsed = await large.parse({ method, path, url: request.url, hasKey, blocks, file }, request)
      request.fingerprint = parsed.fingerprint
      request.fileReport = parsed.report ?? null
      request.isBodyParsed = true
      return parsed.body
    }
    if (hasKey) request.fingerprint = fingerprintOf(request, blocks)
    const { fields, words, report } = await readFileBody(blocks, file)
    request.fileReport = report
    return { ...fields, words }
  }
}

/**
 * If true, the server reads the rest of a refused body and throws it away. If it closed the connection instead, the client
 * would often lose the answer, because it is still sending.
 */
function isRestBounded({ raw, headers, routeOptions }: FastifyRequest): boolean {
  return !raw.complete && Number(headers['content-length']) <= routeOptions.bodyLimit
}

function typeOf({ headers }: FastifyRequest): string {
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

export function isRepeatable({ headers }: FastifyRequest, endpoint: Endpoint | undefined): boolean {
  return endpoint?.isRepeatable === true && headers['idempotency-key'] !== undefined
}

/** Compressed bodies are refused: a few bytes could expand to gigabytes. */
function isPacked({ headers }: FastifyRequest): boolean {
  return (headers['content-encoding'] ?? 'identity') !== 'identity'
}

function takesLargeBodies(endpoint: Endpoint | undefined): endpoint is Endpoint {
  return endpoint !== undefined && TAKING.has(endpoint)
}

/**
 * A body takes its place in memory before it's read, so many at once are refused instead of received together. If it
 * doesn't say its length, each piece takes its own.
 */
async function readBody(request: FastifyRequest): Promise<Blocks> {
  const { raw, exchange } = request
  const { holding } = exchange
  const limit = request.routeOptions.bodyLimit
  const announced = Number(request.headers['content-length'] ?? 0)
  if (announced > limit) throw new RequestError('too_large')
  if (raw.destroyed) throw new RequestError('bad_request')
  holding.take(announced)

  const { promise, resolve, reject } = Promise.withResolvers<Blocks>()
  const keep = createBlocks(announced)
  let size = 0
  const onData = (chunk: Uint8Array) => {
    size += chunk.length
    if (size > limit) {
      fail(new RequestError('too_large'))
      return
    }
    try {
      if (announced === 0) holding.take(chunk.length)
      keep.add(chunk)
    } catch (error) {
      fail(error)
    }
  }
  const onEnd = () => {
    stop()
    resolve(keep.blocks())
  }
  const onClose = () => fail(new RequestError('bad_request'))
  const fail = (error: unknown) => {
    stop()
    keep.free()
    reject(error)
  }
  const stop = () => {
    exchange.stopReading = null
    raw.off('data', onData).off('end', onEnd).off('close', onClose)
  }
  exchange.stopReading = () => fail(noRoom())
  raw
    .on('data', onData)
    .on('end', onEnd)
    .on('close', onClose)
    // `close` follows, but without this listener an error would crash the process.
    .on('error', () => {})
  return promise
}

function createBlocks(announced: number) {
  const full: Uint8Array<ArrayBuffer>[] = []
  let block = allocate(announced || FIRST_BLOCK_OF_MANY)
  let filled = 0
  return {
    add(chunk: Uint8Array): void {
      for (let at = 0; at < chunk.length; ) {
        if (filled === block.length) {
          full.push(block)
          block = allocate(BLOCK)
          filled = 0
        }
        const part = chunk.subarray(at, at + block.length - filled)
        block.set(part, filled)
        filled += part.length
        at += part.length
      }
    },
    blocks: (): Blocks => (filled === 0 ? full : [...full, block.subarray(0, filled)]),
    free: () => free([...full, block]),
  }
}

function allocate(length: number): Uint8Array<ArrayBuffer> {
  return Buffer.allocUnsafeSlow(length)
}
