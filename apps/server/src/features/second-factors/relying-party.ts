import type { FastifyRequest } from 'fastify'
import type { RelyingParty } from './web-authn.ts'

/** By the address people use, where it is known; else by the host that was asked, as requests of other sites are told. */
export function relyingPartyOf({ host, hostname }: FastifyRequest, origin: string | null): RelyingParty {
  if (origin !== null) return { id: new URL(origin).hostname, origins: [origin] }
  const addresses = ['https', 'http'].flatMap((scheme) => URL.parse(`${scheme}://${host}`) ?? [])
  return { id: hostname, origins: addresses.map((address) => address.origin) }
}
