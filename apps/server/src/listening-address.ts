import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/** Where people reach the product: as the operator says, else where the server listens. */
export function toAddress({ host, port, publicUrl }: Config, app: FastifyInstance): string {
  if (publicUrl !== null) return publicUrl.origin
  const address = app.server.address()
  const listening = typeof address === 'object' ? address?.port : null
  return `http://${host.includes(':') ? `[${host}]` : host}:${listening ?? port}`
}
