import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Endpoint, MAX_SMALL_BODY_BYTES } from '@wordloom/contract'
import type { FastifyRequest } from 'fastify'
import { Piscina } from 'piscina'
import { RequestError } from '../errors.ts'
import { createTurns, type Turns } from '../in-turn.ts'
import { ENDPOINTS } from './endpoints.ts'
import type { LargeBody, ParsedLargeBody } from './large-body-worker.ts'
import { sizeOf } from './read-body.ts'

/**
 * A parsed body takes several times its size in memory, so one is handled at a time. The others wait
 * unparsed, each account in its own queue.
 */
const IN_WORK = { name: 'large_bodies', atOnce: 1, mostWaiting: 256 }

/** In bytes. For a larger body, starting a new thread is cheaper than the memory that a reused one keeps. */
const HUGE_BODY = 8 * 1024 * 1024

const TAKING: ReadonlySet<Endpoint> = new Set(
  // A signed body is checked as raw bytes.
  ENDPOINTS.filter(({ bodyLimit = 0, isSigned }) => bodyLimit > MAX_SMALL_BODY_BYTES && !isSigned),
)

/** Whether bodies of the endpoint can be large enough to block other requests while they are parsed. */
export function takesLargeBodies(endpoint: Endpoint | undefined): endpoint is Endpoint {
  return endpoint !== undefined && TAKING.has(endpoint)
}

export interface LargeBodyParser {
  /**
   * Parses a body in a worker thread. The next one waits until this one has been handled.
   *
   * @throws {RequestError}
   */
  parse(body: LargeBody, request: FastifyRequest): Promise<{ body: unknown; fingerprint: string | null }>
  readonly depth: Turns['depth']
  close(): Promise<unknown>
}

export function createLargeBodyParser(): LargeBodyParser {
  const inTurn = createTurns(IN_WORK)
  const threads = createThreads(10_000)
  const singleUseThreads = createThreads(0)

  return {
    depth: inTurn.depth,

    async parse(body, request) {
      const { promise, resolve } = Promise.withResolvers<ParsedLargeBody>()
      const work = inTurn(async () => {
        if (request.raw.socket.destroyed) throw new RequestError('bad_request')
        const isHuge = sizeOf(body.blocks) > HUGE_BODY
        const pool = isHuge ? singleUseThreads : threads
        const parsed = await pool.run(body, { transferList: body.blocks.map(({ buffer }) => buffer) })
        resolve(parsed)
        if (!('refusal' in parsed)) await request.exchange.handled
      }, request.viewer?.user.id)
      const parsed = await Promise.race([promise, work.then(() => promise)])
      if ('refusal' in parsed) {
        const { code, ...details } = parsed.refusal
        throw new RequestError(code, details)
      }
      // The handler of a large body has a turn of the event loop to itself.
      await nextTurn()
      return parsed
    },

    close: () => Promise.all([threads.destroy(), singleUseThreads.destroy()]),
  }
}

function createThreads(idleTimeout: number) {
  return new Piscina<LargeBody, ParsedLargeBody>({
    filename: new URL('./large-body-worker.ts', import.meta.url).href,
    name: 'parseLargeBody',
    minThreads: 0,
    // Two threads would leave no core for other requests on a small machine.
    maxThreads: 1,
    idleTimeout,
  })
}
