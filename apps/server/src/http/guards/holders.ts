import { hash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { forwardedAddresses, networkOf } from '../client/network-address.ts'
import { tokenOf } from './guard.ts'

const SESSION = /(?:^|; ?)(?:__Host-)?session=([^;]+)/

/** Sessions and tokens whose accounts are known. */
const MAX_KNOWN = 20_000

type Request = Pick<IncomingMessage, 'headers' | 'socket'>

export interface Holders {
  /** The account whose session or token the request shows, if it is known already. Otherwise the network. */
  of(request: Request): string
  learn(request: Request, account: string): void
}

/** Tells whose a request is as it arrives, before its session is looked up. */
export function createHolders(isTrusted: (address: string | undefined) => boolean): Holders {
  const accounts = new Map<string, string>()

  return {
    of(request) {
      const credential = credentialOf(request.headers)
      const account = credential === null ? undefined : accounts.get(keyOf(credential))
      return account ?? networkOf({ ips: forwardedAddresses(request, isTrusted), ip: undefined })
    },
    learn({ headers }, account) {
      const credential = credentialOf(headers)
      if (credential === null) return
      const key = keyOf(credential)
      if (accounts.get(key) === account) return
      const [oldest] = accounts.keys()
      if (accounts.size >= MAX_KNOWN && oldest !== undefined) accounts.delete(oldest)
      accounts.set(key, account)
    },
  }
}

/** Secrets aren't kept. */
const keyOf = (credential: string): string => hash('sha256', credential, 'base64')

export function credentialOf(headers: IncomingHttpHeaders): string | null {
  return tokenOf(headers) ?? SESSION.exec(headers.cookie ?? '')?.[1] ?? null
}
