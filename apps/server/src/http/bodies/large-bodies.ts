import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ReadingReport } from '@wordloom/contract'
import type { FastifyRequest } from 'fastify'
import type { Piscina } from 'piscina'
import { elsewhere } from '../../current-request.ts'
import { RequestError } from '../../errors.ts'
import { isOutOfMemory } from '../../memory/thread-memory.ts'
import { createThreadPool } from '../../memory/thread-pool.ts'
import { createTaskQueue, type TaskQueue } from '../../task-queue.ts'
import type { LargeBody, ParsedLargeBody } from './large-body-worker.ts'
import { free, sizeOf } from './parse-json.ts'

/** A parsed body takes several times its size in memory, so the others wait unparsed. */
const IN_WORK = {
  name: 'large_bodies',
  atOnce: 1,
  maxWaiting: 32,
  maxWaitingInAll: 256,
  longestWaitMs: 20_000,
  // The memory of requests holds four of the largest bodies.
  maxHoldersAhead: 3,
}

/** A rough estimate. */
const BYTES_PER_MS = 20_000

/** In bytes. After a larger body, a new thread is cheaper than the memory that a reused one keeps. */
const HUGE_BODY = 8 * 1024 * 1024

export interface LargeBodyParser {
  /** The next body waits until this one has been handled, or its request waits for something else. @throws {RequestError} */
  parse(
    body: LargeBody,
    request: FastifyRequest,
  ): Promise<{ body: unknown; fingerprint: string | null; report?: ReadingReport }>
  readonly depth: TaskQueue['depth']
  close(): Promise<unknown>
}

export function createLargeBodyParser(): LargeBodyParser {
  const inTurn = createTaskQueue(IN_WORK)
  const threads = createThreads(10_000)
  const singleUseThreads = createThreads(0)

  return {
    depth: inTurn.depth,

    async parse(body, request) {
      const { promise, resolve } = Promise.withResolvers<ParsedLargeBody>()
      const work = inTurn(
        async () => {
          if (request.raw.socket.destroyed) throw new RequestError('bad_request')
          const isHuge = sizeOf(body.blocks) > HUGE_BODY
          const pool = isHuge ? singleUseThreads : threads
          const transferList = body.blocks.map(({ buffer }) => buffer)
          const parsed = await elsewhere(pool.run(body, { transferList })).catch((error: unknown) => {
            throw isOutOfMemory(error) ? new RequestError('too_large', { cause: error }) : error
          })
          resolve(parsed)
          if (!('refusal' in parsed))
            await Promise.race([request.exchange.handled, request.exchange.nextAside()])
        },
        { costMs: sizeOf(body.blocks) / BYTES_PER_MS },
      )
      // Free if they never had their turn.
      work.catch(() => free(body.blocks))
      const parsed = await Promise.race([promise, work.then(() => promise)])
      if ('refusal' in parsed) {
        const { code, ...details } = parsed.refusal
        throw new RequestError(code, details)
      }
      // Leave a whole turn of the event loop to the handler.
      await nextTurn()
      return parsed
    },

    close: () => Promise.all([threads.destroy(), singleUseThreads.destroy()]),
  }
}

function createThreads(idleTimeout: number): Piscina<LargeBody, ParsedLargeBody> {
  return createThreadPool({
    filename: new URL('./large-body-worker.ts', import.meta.url).href,
    name: 'parseLargeBody',
    // Two would leave no core for other requests on a small machine.
    maxThreads: 1,
    idleTimeout,
  })
}
