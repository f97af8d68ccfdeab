import { hostname } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/** Hosts that mean every address of the machine, so links can't use them. */
const WILDCARDS = new Set(['0.0.0.0', '::'])

export function toAddress({ host, port, publicUrl }: Config, app: FastifyInstance): string {
  if (publicUrl !== null) return publicUrl.origin
  const address = app.server.address()
  const listening = typeof address === 'object' ? address?.port : null
  const name = WILDCARDS.has(host) ? hostname() : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${listening ?? port}`
}

export function toAddressWarning({ isDemo, publicUrl }: Config, address: string): string | null {
  if (isDemo) return null
  if (publicUrl === null) {
    return `PUBLIC_URL isn't set: links in emails lead to ${address}, and cookies travel without encryption.`
  }
  return publicUrl.protocol === 'http:'
    ? "PUBLIC_URL isn't https: passwords and cookies travel without encryption."
    : null
}
