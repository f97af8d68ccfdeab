import { type IncomingHttpHeaders, type IncomingMessage, type RequestListener, STATUS_CODES } from 'node:http'
import { MAX_SMALL_BODY_BYTES } from '@wordloom/contract'
import type { FastifyBaseLogger } from 'fastify'
import { refusalOf } from '../../errors.ts'
import { securityHeaders } from '../answers/security-headers.ts'
import { ENDPOINTS } from '../endpoints.ts'
import { createHolders, credentialOf } from './holders.ts'
import { createPlaces, type Priority } from './places.ts'

const SIGNED: ReadonlySet<string> = new Set(
  ENDPOINTS.filter(({ isSigned }) => isSigned).map(({ path }) => path),
)

const RETRY_AFTER_SECONDS = 10

const FULL_MS = 2000

/** Thousands of requests may be refused per second, so the log has one line for all of them this often. */
const LOGGED_EVERY_MS = 10_000

export interface LoadLimit {
  limit(handle: RequestListener): RequestListener
  finish(request: IncomingMessage): void
  /** Counts this request, and later ones with the same session or token, for its account. */
  recognize(request: IncomingMessage, account: string): void
  /** For a request that waits for another thread or server, until the returned function is called. */
  stepAside(request: IncomingMessage): () => void
  refuse(response: Response): void
  isFull(): boolean
  watch(listener: (priority: Priority) => void): void
}

interface LoadLimitParts {
  readonly isSecure: boolean
  readonly isTrusted: (address: string | undefined) => boolean
  readonly log: () => FastifyBaseLogger
}

/**
 * A request is in work until its answer is ready, but not while the server waits for its body, or while other threads
 * or servers work for it.
 */
export function createLoadLimit({ isSecure, isTrusted, log }: LoadLimitParts): LoadLimit {
  const places = createPlaces<IncomingMessage>()
  const holders = createHolders(isTrusted)
  const listeners = [createTally(log)]
  const refuse = createRefusal(isSecure)
  let refusedAt = Number.NEGATIVE_INFINITY

  return {
    limit: (handle) => (request, response) => {
      const priority = priorityOf(request)
      if (priority === null) return handle(request, response)
      const path = pathOf(request)
      const arrival = { priority, holder: SIGNED.has(path) ? path : holders.of(request) }
      if (!places.hasRoom(arrival)) {
        refusedAt = performance.now()
        refuse(response)
        for (const listener of listeners) listener(priority)
        return
      }
      places.enter(request, arrival)
      response.once('close', () => places.leave(request))
      // A short body that has arrived together with its headers is complete by then.
      process.nextTick(() => {
        if (request.complete || !places.leave(request)) return
        request.once('end', () => {
          if (!response.headersSent && !response.destroyed) places.enter(request, arrival)
        })
      })
      handle(request, response)
    },
    finish: (request) => void places.leave(request),
    recognize(request, account) {
      holders.learn(request, account)
      places.move(request, account)
    },
    stepAside(request) {
      return places.stepAside(request) ? () => places.comeBack(request) : () => {}
    },
    refuse,
    isFull: () => performance.now() - refusedAt < FULL_MS,
    watch: (listener) => void listeners.push(listener),
  }
}

type Response = Parameters<RequestListener>[1]

function createRefusal(isSecure: boolean): (response: Response) => void {
  const { status, body } = refusalOf('unavailable')
  const text = JSON.stringify(body)
  const headers = Object.entries({
    ...securityHeaders(isSecure),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'retry-after': String(RETRY_AFTER_SECONDS),
  }).flat()
  return (response) => void response.writeHead(status, STATUS_CODES[status], headers).end(text)
}

function createTally(log: () => FastifyBaseLogger): (priority: Priority) => void {
  let refused = { high: 0, low: 0 }
  let loggedAt = Number.NEGATIVE_INFINITY
  return (priority) => {
    refused[priority]++
    const now = performance.now()
    if (now - loggedAt < LOGGED_EVERY_MS) return
    log().warn({ refused }, 'requests were refused because too many are in progress')
    refused = { high: 0, low: 0 }
    loggedAt = now
  }
}

/** Null for pages, files, health checks and metrics, which cost about as much as a refusal. */
export function priorityOf(request: Pick<IncomingMessage, 'url' | 'headers'>): Priority | null {
  const path = pathOf(request)
  if (!path.startsWith('/api/')) return null
  if (SIGNED.has(path)) return 'high'
  return credentialOf(request.headers) !== null && !announcesLargeBody(request.headers) ? 'high' : 'low'
}

function pathOf({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  return url.split('?', 1)[0] ?? ''
}

function announcesLargeBody(headers: IncomingHttpHeaders): boolean {
  const length = headers['content-length']
  return length === undefined ? 'transfer-encoding' in headers : Number(length) > MAX_SMALL_BODY_BYTES
}
