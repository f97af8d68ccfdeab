import type { FastifyInstance } from 'fastify'

const EVERY_MS = 60 * 60 * 1000

export function sweep(app: FastifyInstance, parts: readonly { purge(): Promise<unknown> }[]): void {
  const purgeAll = () =>
    Promise.all(parts.map((part) => part.purge())).catch((error: unknown) =>
      app.log.warn({ err: error }, 'what has ended could not be cleared away'),
    )
  const timer = setInterval(purgeAll, EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
