import cookie from '@fastify/cookie'
import type { Endpoint } from '@wordloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../../errors.ts'
import type { Client } from '../../ports/client.ts'
import type { SessionFinder, TokenFinder, Viewer } from '../../ports/viewer.ts'
import { toClient } from '../client/client.ts'
import { type Cookies, createCookies } from '../client/cookies.ts'
import { demandScope, findByToken, tokenOf } from './bearer.ts'
import { isCrossSite } from './own-origin.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null if nobody is signed in or the endpoint is open to anyone. */
    viewer: Viewer | null
    cookieJar: Cookies
    readonly client: Client
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
  }
}

interface GuardParts {
  readonly sessions: SessionFinder
  readonly apiTokens: TokenFinder
  readonly changes: {
    /** @throws {RequestError} too_many_requests */
    spend(userId: string): Promise<void>
  }
  readonly origin: string | null
  readonly isSecure: boolean
  readonly isSecondFactorDemanded: boolean
  readonly toNetworkFactor: (request: FastifyRequest) => number
}

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

export async function guardRequests(app: FastifyInstance, parts: GuardParts): Promise<void> {
  const { sessions, apiTokens, changes, origin, isSecure, isSecondFactorDemanded, toNetworkFactor } = parts
  const toCookies = createCookies(isSecure)
  await app.register(cookie)
  app.decorateRequest('viewer', null)
  app.decorateRequest('cookieJar')
  app.decorateRequest('client', {
    getter() {
      return toClient(this, this.cookieJar, toNetworkFactor)
    },
  })

  app.addHook('onRequest', async (request, reply) => {
    const token = tokenOf(request.headers)
    // A token takes precedence: ignore the cookies that a browser adds.
    if (token !== null) request.cookies = {}
    request.cookieJar = toCookies(request, reply)
    const { endpoint } = request.routeOptions.config
    const goesByCookies = endpoint?.isSigned !== true && token === null
    const isChange = !CHANGES_NOTHING.has(request.method)
    if (isChange && goesByCookies && isCrossSite(request, origin)) throw new RequestError('cross_site')
    if (endpoint === undefined) return
    reply.header('vary', 'Cookie, Authorization')
    if (token === null) await admit(request, endpoint)
    else await admitByToken(request, reply, endpoint, token)
    if (isChange && request.viewer !== null) await changes.spend(request.viewer.user.id)
  })

  async function admitByToken(
    request: FastifyRequest,
    reply: FastifyReply,
    endpoint: Endpoint,
    token: string,
  ): Promise<void> {
    const found = await findByToken(apiTokens, token, reply)
    // Set this before the scope check, so that the log names the user of a refused token.
    request.viewer = found.viewer
    demandScope(found, endpoint, reply)
  }

  async function admit(request: FastifyRequest, endpoint: Endpoint): Promise<void> {
    const { access, isClosedToImpersonators = false } = endpoint
    if (access === 'anyone') return
    const { session } = request.cookieJar
    if (session !== null) request.viewer = await sessions.find(session)
    if (access === 'optional') return
    if (request.viewer === null) throw new RequestError('unauthorized')
    if (access === 'admin') {
      const { user, hasSecondFactor } = request.viewer
      if (!user.isAdmin) throw new RequestError('admin_required')
      if (isSecondFactorDemanded && !hasSecondFactor) throw new RequestError('second_factor_required')
    }
    if (isClosedToImpersonators && request.viewer.impersonator !== null)
      throw new RequestError('impersonating')
  }
}
