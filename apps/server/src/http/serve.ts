import {
  type BodyOf,
  type Endpoint,
  MAX_SMALL_BODY_BYTES,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@wordloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Repeat } from '../database/idempotency.ts'
import { RequestError } from '../errors.ts'
import type { Client } from './client.ts'
import type { Cookies } from './cookies.ts'
import { entityTagOf, readIfMatch } from './item-version.ts'
import { valuesOf } from './json-pieces.ts'
import { sendJson } from './json-stream.ts'
import { parsePart } from './parse-part.ts'
import { readRepeat } from './repeat.ts'
import type { Viewer } from './viewer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Until all that an answer may follow from has reached the disk; none for a server without a database. */
    readonly untilKept?: () => Promise<void>
  }
}

/** A request as a handler gets it: parsed and let through. */
export interface Call<Shape extends Endpoint> {
  /** Never null where the endpoint is for the signed-in. */
  readonly viewer: Shape['access'] extends 'signed-in' | 'admin' ? Viewer : Viewer | null
  readonly body: BodyOf<Shape>
  readonly params: ParamsOf<Shape>
  readonly query: QueryOf<Shape>
  /** The version that the item must have; null for any, and where the endpoint does not ask. */
  readonly ifMatch: number | null
  /** Set where the client may send the same again, and the endpoint takes that for one request. */
  readonly repeat: Repeat | null
  readonly client: Client
  readonly cookies: Cookies
  readonly request: FastifyRequest
  /** For what is no JSON, and for what is large: a handler that sends it returns the reply itself. */
  readonly reply: FastifyReply
}

// biome-ignore lint/suspicious/noConfusingVoidType: a handler without an answer is an async function that returns nothing.
type Answer<Shape extends Endpoint> = undefined extends ReplyOf<Shape> ? void : ReplyOf<Shape>

type Handler<Shape extends Endpoint> = (call: Call<Shape>) => Promise<Answer<Shape> | FastifyReply>

/** Items that are written as JSON in one go. */
const MANY_ITEMS = 20

/** Serves an endpoint of the contract. An answer that has a version tells it as its ETag. */
export function serve<Shape extends Endpoint>(
  app: FastifyInstance,
  endpoint: Shape,
  handler: Handler<Shape>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyLimit ?? MAX_SMALL_BODY_BYTES,
    config: { endpoint },
    handler: async (request, reply) => {
      const answer = await request.exchange.handle(async () => handler(toCall(endpoint, request, reply)))
      // An acknowledgement may follow from what somebody else has just written.
      if (endpoint.method !== 'GET') await app.untilKept?.()
      // Awaiting a reply that the client has broken off gives nothing, too.
      if (answer === reply || reply.sent || reply.raw.headersSent || reply.raw.destroyed) return reply
      const entityTag = entityTagOf(answer)
      if (entityTag !== null) reply.header('etag', entityTag)
      return isLong(answer)
        ? sendJson(reply, endpoint.status, valuesOf(answer))
        : reply.code(endpoint.status).send(answer)
    },
  })
}

/** Whether an answer may take long to be written as JSON: items are bounded, their number is not. */
function isLong(answer: unknown): answer is readonly unknown[] {
  return Array.isArray(answer) && answer.length > MANY_ITEMS
}

function toCall<Shape extends Endpoint>(
  endpoint: Shape,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<Shape> {
  if (endpoint.body === undefined && !endpoint.isSigned) refuseBody(request.body)
  // The endpoint's own schemas have just given these parts their types.
  return new RequestCall(endpoint, request, reply) as unknown as Call<Shape>
}

class RequestCall {
  readonly viewer: Viewer | null
  readonly body: unknown
  readonly params: unknown
  readonly query: unknown
  readonly ifMatch: number | null
  readonly repeat: Repeat | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply

  constructor(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
    const { body, params, query, isConditional } = endpoint
    this.viewer = request.viewer
    this.body = body && (request.isBodyParsed ? request.body : parsePart(body, request.body))
    this.query = query && parsePart(query, request.query)
    this.ifMatch = isConditional ? readIfMatch(request.headers['if-match']) : null
    this.repeat = readRepeat(request, endpoint)
    // Last, so that an id that can't exist is refused no earlier than one that doesn't.
    this.params = params && parsePart(params, request.params, 'not_found')
    this.request = request
    this.reply = reply
  }

  get client() {
    return this.request.client
  }

  get cookies() {
    return this.request.cookieJar
  }
}

function refuseBody(body: unknown): void {
  const isEmpty =
    body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0)
  if (!isEmpty) throw new RequestError('bad_request', { message: 'This request takes no body' })
}
