import type { IncomingHttpHeaders } from 'node:http'
import { API_TOKEN_MESSAGES, type Endpoint, TOKEN_PREFIX } from '@wordloom/contract'
import type { FastifyReply } from 'fastify'
import { RequestError } from '../../errors.ts'
import type { TokenFinder, TokenViewer } from '../../ports/viewer.ts'

const BEARER = new RegExp(`^Bearer +(${TOKEN_PREFIX}.*)$`, 'i')

/** Ignores other credentials, which may be meant for a proxy. */
export function tokenOf({ authorization = '' }: IncomingHttpHeaders): string | null {
  return BEARER.exec(authorization)?.[1]?.trim() ?? null
}

/** RFC 6750. @throws {RequestError} invalid_token or too_many_requests */
export async function findByToken(
  tokens: TokenFinder,
  token: string,
  reply: FastifyReply,
): Promise<TokenViewer> {
  const found = await tokens.find(token)
  if (found !== null) return found
  reply.header('www-authenticate', challengeOf('invalid_token'))
  throw new RequestError('invalid_token')
}

/** @throws {RequestError} token_scope if the token's scope doesn't cover the endpoint */
export function demandScope(found: TokenViewer, { tokenScope }: Endpoint, reply: FastifyReply): void {
  if (tokenScope === undefined) throw new RequestError('token_scope')
  if (covers(found, tokenScope)) return
  reply.header('www-authenticate', challengeOf('insufficient_scope', tokenScope))
  throw new RequestError('token_scope', { message: API_TOKEN_MESSAGES.readOnly })
}

function covers({ scope }: TokenViewer, needed: TokenViewer['scope']): boolean {
  return scope === 'write' || needed === 'read'
}

function challengeOf(error: string, scope?: string): string {
  return `Bearer realm="Wordloom", error="${error}"${scope === undefined ? '' : `, scope="${scope}"`}`
}
