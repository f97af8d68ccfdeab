import { HEALTH_PATH, READINESS_PATH } from '@wordloom/contract'
import type { FastifyRequest } from 'fastify'
import { tokenOf } from './bearer.ts'
import { isLargeBody } from './large-bodies.ts'
import { METRICS_PATH } from './metrics.ts'

/** What is asked of a server, the most important first: what comes later is refused sooner. */
export const KINDS_OF_WORK = ['pages', 'webhooks', 'reads', 'writes', 'strangers', 'large_bodies'] as const

export type Work = (typeof KINDS_OF_WORK)[number]

const ALWAYS_DONE: ReadonlySet<string | undefined> = new Set([HEALTH_PATH, READINESS_PATH, METRICS_PATH])

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS'])

const SESSION = /(?:^|; ?)(?:__Host-)?session=/

/** Null for what is never refused. Told by what the request shows of itself: nothing is looked up. */
export function workOf(request: FastifyRequest): Work | null {
  const { method, headers, routeOptions, url } = request
  if (ALWAYS_DONE.has(routeOptions.url)) return null
  if (!url.startsWith('/api/')) return 'pages'
  if (routeOptions.config.endpoint?.isSigned) return 'webhooks'
  if (isLargeBody(request)) return 'large_bodies'
  const isKnown = SESSION.test(headers.cookie ?? '') || tokenOf(request) !== null
  if (!isKnown) return 'strangers'
  return CHANGES_NOTHING.has(method) ? 'reads' : 'writes'
}
