import {
  type BodyOf,
  type Endpoint,
  MAX_IDEMPOTENCY_KEY_CHARACTERS,
  MAX_SMALL_BODY_BYTES,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@wordloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../errors.ts'
import type { Account } from '../ports/account.ts'
import type { Client } from '../ports/client.ts'
import type { Repeat } from '../ports/repeat.ts'
import type { Viewer } from '../ports/viewer.ts'
import { entityTagOf, sendJson, valuesOf } from './answers/json.ts'
import { isRepeatable } from './bodies/json-body.ts'
import { parsePart } from './bodies/parse-json.ts'
import type { Cookies } from './client/cookies.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly untilKept?: () => Promise<void>
  }
}

export interface Call<Shape extends Endpoint> {
  readonly viewer: Shape['access'] extends 'signed-in' | 'admin' ? Viewer : Viewer | null
  readonly account: Shape['access'] extends 'signed-in' | 'admin' ? Account : Account | null
  readonly body: BodyOf<Shape>
  readonly params: ParamsOf<Shape>
  readonly query: QueryOf<Shape>
  /** From If-Match. Null for any version. */
  readonly ifMatch: number | null
  /** Set if the request has an idempotency key and the endpoint handles repeats. */
  readonly repeat: Repeat | null
  readonly client: Client
  readonly cookies: Cookies
  readonly request: FastifyRequest
  /** For large or non-JSON answers. A handler that uses it returns it. */
  readonly reply: FastifyReply
}

// biome-ignore lint/suspicious/noConfusingVoidType: a handler without an answer is an async function that returns nothing.
type Answer<Shape extends Endpoint> = undefined extends ReplyOf<Shape> ? void : ReplyOf<Shape>

/** A handler that streams returns this: awaiting the reply would keep other large bodies from being read. */
export const IS_SENDING = Symbol('is sending')

type Handler<Shape extends Endpoint> = (
  call: Call<Shape>,
) => Promise<Answer<Shape> | FastifyReply | typeof IS_SENDING>

const MANY_ITEMS = 20

const ENTITY_TAG = /^"([1-9][0-9]{0,15})"$/

const MALFORMED = 'If-Match must be the version of the item in quotes, like "3"'

const KEY = new RegExp(`^[!-~]{1,${MAX_IDEMPOTENCY_KEY_CHARACTERS}}$`)

const MALFORMED_KEY = `Idempotency-Key must be 1 to ${MAX_IDEMPOTENCY_KEY_CHARACTERS} visible ASCII characters`

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
      // An acknowledgment may depend on another request's unsynced write.
      if (endpoint.method !== 'GET') await app.untilKept?.()
      if (
        answer === reply ||
        answer === IS_SENDING ||
        reply.sent ||
        reply.raw.headersSent ||
        reply.raw.destroyed
      )
        return reply
      const entityTag = entityTagOf(answer)
      if (entityTag !== null) reply.header('etag', entityTag)
      return isLong(answer)
        ? sendJson(reply, endpoint.status, valuesOf(answer))
        : reply.code(endpoint.status).send(answer)
    },
  })
}

function isLong(answer: unknown): answer is readonly unknown[] {
  return Array.isArray(answer) && answer.length > MANY_ITEMS
}

function toCall<Shape extends Endpoint>(
  endpoint: Shape,
  request: FastifyRequest,
  reply: FastifyReply,
): Call<Shape> {
  if (endpoint.body === undefined && !endpoint.isSigned) refuseBody(request.body)
  // The cast is safe, because the endpoint's own schemas have parsed these parts.
  return new RequestCall(endpoint, request, reply) as unknown as Call<Shape>
}

class RequestCall {
  readonly viewer: Viewer | null
  readonly account: Account | null
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
    this.account = request.account
    this.body = body && (request.isBodyParsed ? request.body : parsePart(body, request.body))
    this.query = query && parsePart(query, request.query)
    this.ifMatch = isConditional ? readIfMatch(request.headers['if-match']) : null
    this.repeat = readRepeat(request, endpoint)
    // Parsed last, so that an impossible id isn't refused earlier than a missing one.
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

function readIfMatch(header: string | undefined): number | null {
  if (header === undefined || header === '*') return null
  const version = ENTITY_TAG.exec(header)?.[1]
  if (version === undefined) throw new RequestError('bad_request', { message: MALFORMED })
  return Number(version)
}

function readRepeat(request: FastifyRequest, endpoint: Endpoint): Repeat | null {
  if (!isRepeatable(request, endpoint)) return null
  const key = String(request.headers['idempotency-key'])
  if (!KEY.test(key)) throw new RequestError('bad_request', { message: MALFORMED_KEY })
  // Two people who act in one account never get each other's answers.
  const by = request.account?.guest?.id ?? ''
  return { key, fingerprint: `${request.fingerprint ?? ''}${by}` }
}

function refuseBody(body: unknown): void {
  const isEmpty =
    body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0)
  if (!isEmpty) throw new RequestError('bad_request', { message: 'This request takes no body' })
}
