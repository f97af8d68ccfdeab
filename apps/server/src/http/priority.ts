import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { HEALTH_PATH, MAX_SMALL_BODY_BYTES, READINESS_PATH } from '@wordloom/contract'
import { tokenOf } from './bearer.ts'
import { ENDPOINTS } from './endpoints.ts'
import { METRICS_PATH } from './metrics.ts'

/** When too much comes in, requests of low priority are refused first. */
export type Priority = 'high' | 'low'

const NEVER_REFUSED: ReadonlySet<string> = new Set([HEALTH_PATH, READINESS_PATH, METRICS_PATH])

const SIGNED: ReadonlySet<string> = new Set(
  ENDPOINTS.filter(({ isSigned }) => isSigned).map(({ path }) => path),
)

const SESSION = /(?:^|; ?)(?:__Host-)?session=/

/**
 * The priority of a request, from its own headers: nothing is looked up. Pages, payment events and small requests with a session or a
 * token are high; requests of visitors to the API and large bodies are low. Null for health checks and metrics.
 */
export function priorityOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Priority | null {
  const path = url.split('?', 1)[0] ?? ''
  if (NEVER_REFUSED.has(path)) return null
  if (!path.startsWith('/api/') || SIGNED.has(path)) return 'high'
  const isKnown = SESSION.test(headers.cookie ?? '') || tokenOf(headers) !== null
  return isKnown && !announcesLargeBody(headers) ? 'high' : 'low'
}

function announcesLargeBody(headers: IncomingHttpHeaders): boolean {
  const length = headers['content-length']
  return length === undefined ? 'transfer-encoding' in headers : Number(length) > MAX_SMALL_BODY_BYTES
}
