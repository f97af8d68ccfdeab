import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CurrentRequest, runWithRequest } from '../current-request.ts'
import { createHoldings, type Holding, type Holdings, runWithHolding } from '../memory/held-memory.ts'
import { networkOf } from './client/network-address.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly holdings: Holdings
  }
  interface FastifyRequest {
    exchange: Exchange
  }
}

/** Covers a request until its answer is sent and all work for it is done. */
export interface Exchange {
  readonly holding: Holding
  /** Set while the body arrives. Refuses it, to make room for others. */
  stopReading: (() => void) | null
  /** Resolves when the handler is done, or when the client disconnects before the handler starts. */
  readonly handled: Promise<void>
  /** Resolves when the request next waits for another thread or server. */
  nextAside(): Promise<void>
  prepare<Result>(work: () => Promise<Result>): Promise<Result>
  handle<Result>(work: () => Promise<Result>): Promise<Result>
}

export interface MinRate {
  readonly bytesPerSecond: number
  readonly timeLimitMs: number
  readonly everyMs: number
}

const STREAM_BYTES = 128 * 1024

/** The part of a connection's time limit in which an answer has to begin. */
const ANSWERING = 5 / 6

interface ExchangeLimits {
  readonly minRate: MinRate
  readonly connectionTimeout: number
}

export function watchExchanges(app: FastifyInstance, { minRate, connectionTimeout }: ExchangeLimits): void {
  const holdings = createHoldings()
  const transfers = createTransfers(minRate)
  app.decorate('holdings', holdings)
  app.decorateRequest('exchange')

  app.addHook('onRequest', async (request, reply) => {
    const transfer = transfers.begin(request.raw, reply.raw)
    const holder = () => request.viewer?.user.id ?? networkOf(request)
    const holding = holdings.begin({
      holder,
      delivered: transfer.delivered,
      cut: () => {
        const { stopReading } = request.exchange
        if (stopReading !== null) stopReading()
        else if (request.raw.complete && !reply.raw.headersSent) app.load.refuse(reply.raw)
        else request.raw.socket.destroy()
      },
    })
    request.exchange = createExchange(reply, {
      holding,
      holder,
      stepAside: () => app.load.stepAside(request.raw),
      maxMs: connectionTimeout * ANSWERING,
      close: transfer.end,
    })
  })

  app.addHook('onSend', async ({ exchange }, _reply, payload) => {
    // Buffers are cached pages that all requests share, so they count for none.
    if (typeof payload === 'string') exchange.holding.take(payload.length)
    else if (payload instanceof Readable) exchange.holding.keep(STREAM_BYTES)
  })

  const watching = setInterval(() => {
    for (const { request, response, socket } of transfers.tooSlow()) {
      if (response.headersSent || request.complete) socket.destroy()
      else app.server.emit('clientError', timeout(), socket)
    }
  }, minRate.everyMs).unref()
  app.addHook('onClose', async () => clearInterval(watching))
}

interface ExchangeParts extends Pick<CurrentRequest, 'holder' | 'stepAside'> {
  readonly holding: Holding
  readonly maxMs: number
  readonly close: () => void
}

function createExchange(
  { raw }: FastifyReply,
  { holding, holder, stepAside, maxMs, close }: ExchangeParts,
): Exchange {
  const { promise: handled, resolve: setHandled } = Promise.withResolvers<void>()
  let left: AbortController | null = null
  let nextAside = Promise.withResolvers<void>()
  let arrivedAt: number | null = null
  let working = 0
  let isClosed = raw.destroyed

  const endWhenOver = (): void => {
    if (!isClosed || working > 0) return
    setHandled()
    holding.end()
  }
  /** The body has arrived by the first call. From then on, its connection is silent. */
  const age = (): number => {
    arrivedAt ??= performance.now()
    return performance.now() - arrivedAt
  }
  const prepare = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    working++
    try {
      return await runWithRequest(request, () => runWithHolding(holding, work))
    } finally {
      working--
      endWhenOver()
    }
  }
  raw.once('close', () => {
    isClosed = true
    close()
    left?.abort()
    endWhenOver()
  })
  const request: CurrentRequest = {
    holder,
    left: () => {
      left ??= new AbortController()
      if (isClosed) left.abort()
      return left.signal
    },
    age,
    millisecondsLeft: () => Math.max(0, maxMs - age()),
    stepAside: () => {
      nextAside.resolve()
      nextAside = Promise.withResolvers<void>()
      return stepAside()
    },
  }
  return {
    holding,
    stopReading: null,
    handled,
    nextAside: () => nextAside.promise,
    prepare,
    handle: (work) => prepare(work).finally(setHandled),
  }
}

interface Transfer {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly socket: Socket
}

function createTransfers({ bytesPerSecond, timeLimitMs, everyMs }: MinRate) {
  const maxCredit = (bytesPerSecond * timeLimitMs) / 1000
  const cost = (bytesPerSecond * everyMs) / 1000
  /** Bytes in both directions at the last check, and bytes ahead of the minimum rate. */
  const open = new Map<Transfer, { moved: number; credit: number }>()

  return {
    begin(request: FastifyRequest['raw'], response: FastifyReply['raw']) {
      const { socket } = request
      const before = deliveredBy(socket)
      const transfer = { request, response, socket }
      open.set(transfer, { moved: movedBy(socket), credit: maxCredit })
      return {
        delivered: () => deliveredBy(socket) - before,
        end: () => void open.delete(transfer),
      }
    },

    tooSlow(): Transfer[] {
      for (const [transfer, account] of open) {
        const moved = movedBy(transfer.socket)
        if (isClientToMove(transfer)) {
          account.credit = Math.min(maxCredit, account.credit + moved - account.moved - cost)
        }
        account.moved = moved
      }
      return [...open].filter(([, { credit }]) => credit < 0).map(([transfer]) => transfer)
    },
  }
}

function isClientToMove({ request, response, socket }: Transfer): boolean {
  return !request.complete || socket.writableLength > 0 || response.writableNeedDrain
}

/** Injected requests have sockets without counters. */
function deliveredBy({ bytesWritten = 0, writableLength = 0 }: Socket): number {
  return bytesWritten - writableLength
}

function movedBy(socket: Socket): number {
  return deliveredBy(socket) + (socket.bytesRead ?? 0)
}

function timeout(): Error {
  return Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
}
