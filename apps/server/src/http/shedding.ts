import { type RequestListener, STATUS_CODES } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { refusalOf } from '../errors.ts'
import { createOverload, type Overload, type Queue } from './overload.ts'
import { securityHeaders } from './security-headers.ts'
import { type Work, workOf } from './work.ts'

const RETRY_AFTER_SECONDS = 10

/** The log gets only the number of refusals, since there may be thousands per second. */
const LOGGED_EVERY_MS = 10_000

declare module 'fastify' {
  interface FastifyInstance {
    readonly overload: Pick<Overload, 'isThere'> & {
      watch(listener: (work: Work) => void): void
      watchQueue(queue: () => Queue | null): void
    }
  }
}

interface SheddingParts {
  readonly isSecure: boolean
  readonly log: () => FastifyBaseLogger
}

interface Shedding {
  readonly overload: FastifyInstance['overload']
  behind(handle: RequestListener): RequestListener
}

/** Refuses excess requests before the framework sees them, to keep refusals cheap. */
export function createShedding({ isSecure, log }: SheddingParts): Shedding {
  let queue: () => Queue | null = () => null
  const { refuses, carryOut, isThere } = createOverload({ queue: () => queue() })
  const listeners = [createTally(log)]
  const { status, body } = refusalOf('unavailable')
  const text = JSON.stringify(body)
  const headers = Object.entries({
    ...securityHeaders(isSecure),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'retry-after': String(RETRY_AFTER_SECONDS),
  }).flat()

  return {
    overload: {
      isThere,
      watch: (listener) => void listeners.push(listener),
      watchQueue: (other) => {
        queue = other
      },
    },
    behind: (handle) => (request, response) => {
      const work = workOf(request)
      const isRefused = refuses(work)
      if (work === null) return handle(request, response)
      if (!isRefused) return carryOut(() => handle(request, response))
      response.writeHead(status, STATUS_CODES[status], headers).end(text)
      for (const listener of listeners) listener(work)
    },
  }
}

function createTally(log: () => FastifyBaseLogger): (work: Work) => void {
  let refused: Partial<Record<Work, number>> = {}
  let logged = Number.NEGATIVE_INFINITY
  return (work) => {
    refused[work] = (refused[work] ?? 0) + 1
    const now = performance.now()
    if (now - logged < LOGGED_EVERY_MS) return
    log().warn({ refused }, 'more comes in than can be done')
    refused = {}
    logged = now
  }
}
