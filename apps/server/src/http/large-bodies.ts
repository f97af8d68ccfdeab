import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Endpoint, Items } from '@wordloom/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Piscina } from 'piscina'
import { RequestError } from '../errors.ts'
import { createTurns } from '../in-turn.ts'
import { ENDPOINTS } from './endpoints.ts'
import type { LargeBody, ParsedLargeBody } from './large-body-worker.ts'
import type { LargeJson } from './parse-large-json.ts'
import { createPlaces } from './places.ts'
import { type Blocks, sizeOf } from './read-body.ts'

/** Bytes beyond which a body is parsed elsewhere: others would wait for it. */
export const LARGE_BODY = 256 * 1024

/** Each takes memory until it is answered. */
const PLACES = { name: 'large_bodies', atOnce: 4, atOncePerAccount: 2 }

/** What is made of a body takes several times its memory: the others wait as they came. */
const IN_WORK = { name: 'large_bodies', atOnce: 1, mostWaiting: PLACES.atOnce - 1 }

/** Bytes beyond which a thread leaves more memory behind than it takes to make another. */
const HUGE_BODY = 8 * 1024 * 1024

const TAKING: ReadonlySet<Endpoint> = new Set(
  // What is signed is taken as it came: whoever sends it to no end has no place of those who are signed in.
  ENDPOINTS.filter(({ bodyLimit = 0, isSigned }) => bodyLimit > LARGE_BODY && !isSigned),
)

/** Whether bodies of the endpoint can be large. */
export function takesLargeBodies(endpoint: Endpoint | undefined): endpoint is Endpoint {
  return endpoint !== undefined && TAKING.has(endpoint)
}

/** Whether a body is announced that is large, or may be. */
export function announcesLargeBody(headers: IncomingHttpHeaders): boolean {
  const length = headers['content-length']
  return length === undefined ? 'transfer-encoding' in headers : Number(length) > LARGE_BODY
}

/** Lets few requests with large bodies in at once. */
export function createLargeBodyGate() {
  const places = createPlaces(PLACES)
  return {
    /** Nobody waits. */
    depth: () => ({ running: places.taken, waiting: 0 }),

    /** @throws {RequestError} unavailable */
    enter(request: FastifyRequest, reply: FastifyReply): void {
      const { headers, routeOptions } = request
      if (!takesLargeBodies(routeOptions.config.endpoint) || !announcesLargeBody(headers)) return
      if (reply.raw.destroyed) return
      const leave = places.take(request.viewer?.user.id)
      const work = createLargeWork(reply)
      request.largeWork = work
      void Promise.all([once(reply.raw, 'close'), work.done]).then(leave)
    },
  }
}

/** What is done with a large body: it goes on where the client breaks off. */
export interface LargeWork {
  readonly done: Promise<void>
  /** Lets go of this when it has been handled: several of them would be there until they are collected. */
  holds(memory: ArrayBuffer): void
  during<Result>(handle: () => Promise<Result>): Promise<Result>
}

function createLargeWork({ raw }: FastifyReply): LargeWork {
  const { promise: done, resolve: end } = Promise.withResolvers<void>()
  let hasBegun = false
  let held: ArrayBuffer | null = null
  raw.once('close', () => {
    if (!hasBegun) end()
  })
  return {
    done,
    holds(memory) {
      held = memory
    },
    async during(handle) {
      hasBegun = true
      return handle().finally(() => {
        held?.transfer(0)
        end()
      })
    },
  }
}

/** Parses bodies one after the other, in a thread that is there while there are any. */
export function createLargeBodyParser() {
  const inTurn = createTurns(IN_WORK)
  const threads = createThreads(10_000)
  const singleUseThreads = createThreads(0)

  return {
    /** The next one has to wait until the work is done. @throws {RequestError} */
    async parse(
      body: LargeBody,
      large: LargeWork | null,
    ): Promise<{ body: unknown; fingerprint: string | null }> {
      const { promise, resolve } = Promise.withResolvers<ParsedLargeBody>()
      const work = inTurn(async () => {
        const isHuge = sizeOf(body.blocks) > HUGE_BODY
        resolve(
          await (isHuge ? singleUseThreads : threads).run(body, { transferList: buffersOf(body.blocks) }),
        )
        await large?.done
      })
      const parsed = await Promise.race([promise, work.then(() => promise)])
      if ('refusal' in parsed) throw new RequestError(parsed.refusal.code, toDetails(parsed.refusal))
      putText(parsed, large)
      // What is done with it takes its time, too.
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
    // Side by side, they would leave no core to the other requests.
    maxThreads: 1,
    idleTimeout,
  })
}

function putText({ body, items }: LargeJson, large: LargeWork | null): void {
  if (items === null) return
  const { field, text } = items
  Object.assign((body as Record<string, object>)[field] ?? {}, { text } satisfies Partial<Items>)
  large?.holds(text.buffer)
}

function buffersOf(blocks: Blocks): ArrayBuffer[] {
  return blocks.map(({ buffer }) => buffer)
}

function toDetails({ message, fields }: { message: string; fields: RequestError['fields'] }) {
  return { message, ...(fields && { fields }) }
}
