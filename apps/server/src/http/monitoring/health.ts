import { HEALTH_PATH, type Health, READINESS_PATH, type Readiness } from '@wordloom/contract'
import type { FastifyInstance } from 'fastify'

interface HealthParts {
  readonly isStopping: () => boolean
  readonly isDatabaseThere: () => Promise<boolean>
  readonly hasRoom: () => boolean
}

export function serveHealth(app: FastifyInstance, parts: HealthParts): void {
  const { isStopping, isDatabaseThere, hasRoom } = parts
  const toReadiness = async (): Promise<Readiness> => {
    if (isStopping()) return { status: 'stopping' }
    if (app.load.isFull()) return { status: 'overloaded' }
    if (!(await isDatabaseThere())) return { status: 'database' }
    return { status: hasRoom() ? 'ready' : 'storage' }
  }

  app.get(HEALTH_PATH, async (): Promise<Health> => ({ status: 'ok' }))
  app.get(READINESS_PATH, async (_request, reply) => {
    const readiness = await toReadiness()
    return reply.code(readiness.status === 'ready' ? 200 : 503).send(readiness)
  })
}
