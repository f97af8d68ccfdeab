import { type IncomingHttpHeaders, type IncomingMessage, type RequestListener, STATUS_CODES } from 'node:http'
import { MAX_SMALL_BODY_BYTES } from '@wordloom/contract'
import type { FastifyBaseLogger } from 'fastify'
import { refusalOf } from '../../errors.ts'
import { securityHeaders } from '../answers/security-headers.ts'
import { ENDPOINTS } from '../endpoints.ts'
import { tokenOf } from './guard.ts'

/** When too many requests are in work, those of low priority are refused first. */
export type Priority = 'high' | 'low'

const MOST_IN_WORK: Readonly<Record<Priority, number>> = { high: 128, low: 64 }

const SIGNED: ReadonlySet<string> = new Set(
  ENDPOINTS.filter(({ isSigned }) => isSigned).map(({ path }) => path),
)

const SESSION = /(?:^|; ?)(?:__Host-)?session=/

const RETRY_AFTER_SECONDS = 10

const FULL_MS = 2000

/** Thousands of requests may be refused per second, so the log has one line for all of them this often. */
const LOGGED_EVERY_MS = 10_000

export interface LoadLimit {
  limit(handle: RequestListener): RequestListener
  finish(request: IncomingMessage): void
  /** For a request that waits for another thread or server, until the returned function is called. */
  stepAside(request: IncomingMessage): () => void
  refuse(response: Response): void
  isFull(): boolean
  watch(listener: (priority: Priority) => void): void
}

interface LoadLimitParts {
  readonly isSecure: boolean
  readonly log: () => FastifyBaseLogger
}

/**
 * A request is in work until its answer is ready, but not while the server waits for its body, or while other threads
 * or servers work for it.
 */
export function createLoadLimit({ isSecure, log }: LoadLimitParts): LoadLimit {
  const inWork = new Set<IncomingMessage>()
  const aside = new Set<IncomingMessage>()
  const listeners = [createTally(log)]
  const refuse = createRefusal(isSecure)
  let refusedAt = Number.NEGATIVE_INFINITY

  function finish(request: IncomingMessage): void {
    inWork.delete(request)
    aside.delete(request)
  }

  return {
    limit: (handle) => (request, response) => {
      const priority = priorityOf(request)
      if (priority === null) return handle(request, response)
      if (inWork.size >= MOST_IN_WORK[priority]) {
        refusedAt = performance.now()
        refuse(response)
        for (const listener of listeners) listener(priority)
        return
      }
      inWork.add(request)
      response.once('close', () => finish(request))
      // A short body that has arrived together with its headers is complete by then.
      process.nextTick(() => {
        if (request.complete || !inWork.delete(request)) return
        request.once('end', () => response.headersSent || response.destroyed || inWork.add(request))
      })
      handle(request, response)
    },
    finish,
    stepAside(request) {
      if (!inWork.delete(request)) return () => {}
      aside.add(request)
      return () => {
        if (aside.delete(request)) inWork.add(request)
      }
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
export function priorityOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Priority | null {
  const path = url.split('?', 1)[0] ?? ''
  if (!path.startsWith('/api/')) return null
  if (SIGNED.has(path)) return 'high'
  const isKnown = SESSION.test(headers.cookie ?? '') || tokenOf(headers) !== null
  return isKnown && !announcesLargeBody(headers) ? 'high' : 'low'
}

function announcesLargeBody(headers: IncomingHttpHeaders): boolean {
  const length = headers['content-length']
  return length === undefined ? 'transfer-encoding' in headers : Number(length) > MAX_SMALL_BODY_BYTES
}
