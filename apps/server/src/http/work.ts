import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { HEALTH_PATH, MAX_SMALL_BODY_BYTES, READINESS_PATH } from '@wordloom/contract'
import { tokenOf } from './bearer.ts'
import { ENDPOINTS } from './endpoints.ts'
import { METRICS_PATH } from './metrics.ts'

/** Most important first: the rest is refused sooner. */
export const KINDS_OF_WORK = ['pages', 'webhooks', 'reads', 'writes', 'strangers', 'large_bodies'] as const

export type Work = (typeof KINDS_OF_WORK)[number]

const ALWAYS_DONE: ReadonlySet<string> = new Set([HEALTH_PATH, READINESS_PATH, METRICS_PATH])

const SIGNED: ReadonlySet<string> = new Set(
  ENDPOINTS.filter(({ isSigned }) => isSigned).map(({ path }) => path),
)

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS'])

const SESSION = /(?:^|; ?)(?:__Host-)?session=/

/** Looks nothing up, to be cheap. Null is never refused. */
export function workOf({
  method = '',
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): Work | null {
  const path = url.split('?', 1)[0] ?? ''
  if (ALWAYS_DONE.has(path)) return null
  if (!path.startsWith('/api/')) return 'pages'
  if (SIGNED.has(path)) return 'webhooks'
  if (announcesLargeBody(headers)) return 'large_bodies'
  const isKnown = SESSION.test(headers.cookie ?? '') || tokenOf(headers) !== null
  if (!isKnown) return 'strangers'
  return CHANGES_NOTHING.has(method) ? 'reads' : 'writes'
}

function announcesLargeBody(headers: IncomingHttpHeaders): boolean {
  const length = headers['content-length']
  return length === undefined ? 'transfer-encoding' in headers : Number(length) > MAX_SMALL_BODY_BYTES
}
