import type { FastifyInstance } from 'fastify'

const EVERY_MS = 60 * 60 * 1000

export function sweep(app: FastifyInstance, parts: readonly { purge(): Promise<unknown> }[]): void {
  const purgeAll = () =>
    Promise.all(parts.map((part) => part.purge())).catch((error: unknown) =>
      app.log.warn({ err: error }, 'expired data could not be deleted'),
    )
  const timer = setInterval(purgeAll, EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
