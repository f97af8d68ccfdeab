import { API, type Endpoint } from '@wordloom/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Piscina } from 'piscina'
import { RequestError } from '../errors.ts'
import type { LargeBody, ParsedLargeBody } from './large-body-worker.ts'
import type { Blocks } from './read-body.ts'

/** Bytes beyond which a body is parsed elsewhere: others would wait for it. */
export const LARGE_BODY = 256 * 1024

/** Each takes memory until it is answered. */
const MOST_AT_ONCE = 4

/** Of these. Whoever sends theirs slowly keeps nobody else from sending one. */
const MOST_OF_AN_ACCOUNT = 2

const RETRY_AFTER_SECONDS = 5

const ENDPOINTS: ReadonlySet<Endpoint> = new Set(
  Object.values(API)
    .flatMap((group) => Object.values<Endpoint>(group))
    // What is signed is taken as it came: whoever sends it to no end has no place of those who are signed in.
    .filter(({ bodyLimit = 0, isSigned }) => bodyLimit > LARGE_BODY && !isSigned),
)

/** Whether bodies of the endpoint can be large. */
export function takesLargeBodies(endpoint: Endpoint | undefined): endpoint is Endpoint {
  return endpoint !== undefined && ENDPOINTS.has(endpoint)
}

/** Whether a body is announced that is large, or may be. */
export function isLargeBody({ headers, routeOptions }: FastifyRequest): boolean {
  if (!takesLargeBodies(routeOptions.config.endpoint)) return false
  const length = headers['content-length']
  return length === undefined ? 'transfer-encoding' in headers : Number(length) > LARGE_BODY
}

/** Lets few requests with large bodies in at once. */
export function createLargeBodyGate() {
  const senders: (string | undefined)[] = []
  return {
    /** Nobody waits. */
    depth: () => ({ running: senders.length, waiting: 0 }),

    /** @throws {RequestError} unavailable */
    enter(request: FastifyRequest, reply: FastifyReply): void {
      if (!isLargeBody(request) || reply.raw.destroyed) return
      const sender = request.viewer?.user.id
      const own = senders.filter((each) => each === sender).length
      if (senders.length >= MOST_AT_ONCE || own >= MOST_OF_AN_ACCOUNT) {
        throw new RequestError('unavailable', { retryAfter: RETRY_AFTER_SECONDS, reason: 'large_bodies' })
      }
      senders.push(sender)
      reply.raw.once('close', () => senders.splice(senders.indexOf(sender), 1))
    },
  }
}

/** Parses bodies in a thread that is there while there are any. */
export function createLargeBodyParser() {
  const threads = new Piscina<LargeBody, ParsedLargeBody>({
    filename: new URL('./large-body-worker.ts', import.meta.url).href,
    name: 'parseLargeBody',
    minThreads: 0,
    // Side by side, they would leave no core to the other requests.
    maxThreads: 1,
    idleTimeout: 10_000,
  })

  return {
    /** @throws {RequestError} */
    async parse(body: LargeBody): Promise<{ body: unknown; fingerprint: string | null }> {
      const parsed = await threads.run(body, { transferList: buffersOf(body.blocks) })
      if ('refusal' in parsed) throw new RequestError(parsed.refusal.code, toDetails(parsed.refusal))
      return parsed
    },
    close: () => threads.destroy(),
  }
}

function buffersOf(blocks: Blocks): ArrayBuffer[] {
  return blocks.map(({ buffer }) => buffer)
}

function toDetails({ message, fields }: { message: string; fields: RequestError['fields'] }) {
  return { message, ...(fields && { fields }) }
}
