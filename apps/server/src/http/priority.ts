import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { MAX_SMALL_BODY_BYTES } from '@wordloom/contract'
import { tokenOf } from './bearer.ts'
import { ENDPOINTS } from './endpoints.ts'

/** When too many requests are in work, those of low priority are refused first. */
export type Priority = 'high' | 'low'

const SIGNED: ReadonlySet<string> = new Set(
  ENDPOINTS.filter(({ isSigned }) => isSigned).map(({ path }) => path),
)

const SESSION = /(?:^|; ?)(?:__Host-)?session=/

/**
 * The priority of an API request, from its own headers: nothing is looked up. Payment events and small requests with a session or a
 * token are high; requests of visitors and large bodies are low. Null for pages, files, health checks and metrics, which cost about as
 * much as a refusal.
 */
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
