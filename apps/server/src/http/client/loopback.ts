import type { FastifyRequest } from 'fastify'
import { toAddress } from './network-address.ts'

/** A proxy that adds none of these can't be told from a local client. */
const FORWARDED = /^(forwarded|via|x-forwarded.*|x-real-ip|x-original-.*|.*-client-ip|.*-connecting-ip)$/

export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  return address === 'localhost' || address === '::1' || /^127(\.\d{1,3}){3}$/.test(address)
}

/** Checks `Host` too, against DNS rebinding: a foreign page can point its own name at this machine. */
export function signOfElsewhere(request: FastifyRequest): string | null {
  const header = Object.keys(request.headers).find((name) => FORWARDED.test(name))
  if (header !== undefined) return `the header ${header}`
  const peer = toAddress(request.socket.remoteAddress ?? '') ?? ''
  if (!isLoopback(peer)) return 'a connection from another machine'
  return isLoopback(request.hostname) ? null : 'another host name'
}
