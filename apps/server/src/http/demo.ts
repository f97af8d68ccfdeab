import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { signOfElsewhere } from './loopback.ts'
import type { Pages } from './pages.ts'
import { createSecretCheck } from './secret-check.ts'

/**
 * A demo shows its owner what a server must hide. The owner is the person who opened the link with the key.
 */
export interface Demo {
  /** Whether a request comes from this machine and from a browser that has opened the link. */
  isOpen(request: FastifyRequest): boolean
  isUnopened(request: FastifyRequest): boolean
  /** Whether the key is right and the request comes from this machine. */
  admits(request: FastifyRequest, key: string): boolean
}

const NO_DEMO: Demo = { isOpen: () => false, isUnopened: () => false, admits: () => false }

interface DemoParts {
  /** Null if there's no demo. */
  readonly key: string | null
  readonly log: FastifyBaseLogger
}

export function createDemo({ key, log }: DemoParts): Demo {
  if (key === null) return NO_DEMO
  const isKey = createSecretCheck(key)
  let hasWarned = false

  const isFromHere = (request: FastifyRequest) => {
    const sign = signOfElsewhere(request)
    if (sign !== null && !hasWarned) {
      hasWarned = true
      log.warn(
        `A request came with ${sign}, so the demo stayed closed to it. To run Wordloom behind a proxy or for others, set ` +
          'PUBLIC_URL, TRUST_PROXY and NODE_ENV=production.',
      )
    }
    return sign === null
  }
  const isOpened = ({ cookieJar }: FastifyRequest) => isKey(cookieJar.demoKey ?? '')

  return {
    isOpen: (request) => isFromHere(request) && isOpened(request),
    isUnopened: (request) => !isOpened(request),
    admits: (request, shown) => isFromHere(request) && isKey(shown),
  }
}

export function toDemoPath(key: string): string {
  return `/demo/${key}`
}

/**
 * Serves the link that opens the demo and stores the key in a cookie. A wrong key gets the not-found page.
 */
export function serveDemoLink(app: FastifyInstance, demo: Demo, { sendNotFound }: Pages): void {
  app.get<{ Params: { key: string } }>(toDemoPath(':key'), async (request, reply) => {
    const { key } = request.params
    if (!demo.admits(request, key)) return sendNotFound(request, reply)
    request.cookieJar.keepDemoKey(key)
    return reply.redirect('/', 303)
  })
}
