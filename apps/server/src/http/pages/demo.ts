import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { signOfElsewhere } from '../client/loopback.ts'
import { createSecretCheck } from '../guards/secret-check.ts'
import type { Pages } from './pages.ts'

export interface Demo {
  isOpen(request: FastifyRequest): boolean
  isUnopened(request: FastifyRequest): boolean
  admits(request: FastifyRequest, key: string): boolean
}

const NO_DEMO: Demo = { isOpen: () => false, isUnopened: () => false, admits: () => false }

interface DemoParts {
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

export function serveDemoLink(app: FastifyInstance, demo: Demo, { sendNotFound }: Pages): void {
  app.get<{ Params: { key: string } }>(toDemoPath(':key'), async (request, reply) => {
    const { key } = request.params
    if (!demo.admits(request, key)) return sendNotFound(request, reply)
    request.cookieJar.keepDemoKey(key)
    return reply.redirect('/', 303)
  })
}
