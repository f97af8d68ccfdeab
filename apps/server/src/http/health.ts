import underPressure from '@fastify/under-pressure'
import { HEALTH_PATH, type Health, READINESS_PATH, type Readiness } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'
import { RequestError } from '../errors.ts'
import { METRICS_PATH } from './metrics.ts'

/** Answers wait this long at most before further work is refused. */
const MAX_EVENT_LOOP_DELAY_MS = 1000

const ALWAYS_ANSWERED: ReadonlySet<string> = new Set([HEALTH_PATH, READINESS_PATH, METRICS_PATH])

interface HealthParts {
  readonly isStopping: () => boolean
  /** Whether the database answers. */
  readonly isDatabaseThere: () => Promise<boolean>
  /** Whether there is room to save what is new. */
  readonly hasRoom: () => boolean
}

/** Says whether the process lives and takes requests, and refuses work when it is behind with it. */
export async function serveHealth(app: FastifyInstance, parts: HealthParts): Promise<void> {
  const { isStopping, isDatabaseThere, hasRoom } = parts
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    pressureHandler: (request) => {
      if (ALWAYS_ANSWERED.has(request.url)) return
      throw new RequestError('unavailable', { retryAfter: 10, reason: 'event_loop' })
    },
  })

  const toReadiness = async (): Promise<Readiness> => {
    if (isStopping()) return { status: 'stopping' }
    if (app.isUnderPressure()) return { status: 'overloaded' }
    if (!(await isDatabaseThere())) return { status: 'database' }
    return { status: hasRoom() ? 'ready' : 'storage' }
  }

  app.get(HEALTH_PATH, async (): Promise<Health> => ({ status: 'ok' }))
  app.get(READINESS_PATH, async (_request, reply) => {
    const readiness = await toReadiness()
    return reply.code(readiness.status === 'ready' ? 200 : 503).send(readiness)
  })
}
