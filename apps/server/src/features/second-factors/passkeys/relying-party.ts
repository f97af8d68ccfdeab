import type { FastifyRequest } from 'fastify'
import type { RelyingParty } from './web-authn.ts'

/** Without a public URL, uses the requested host, like the check against cross-site requests. */
export function relyingPartyOf({ host, hostname }: FastifyRequest, origin: string | null): RelyingParty {
  if (origin !== null) return { id: new URL(origin).hostname, origins: [origin] }
  const addresses = ['https', 'http'].flatMap((scheme) => URL.parse(`${scheme}://${host}`) ?? [])
  return { id: hostname, origins: addresses.map((address) => address.origin) }
}
