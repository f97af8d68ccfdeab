import type { IncomingHttpHeaders } from 'node:http'
import cookie from '@fastify/cookie'
import {
  AccountQuery,
  API_TOKEN_MESSAGES,
  type Endpoint,
  PEOPLE_MESSAGES,
  TOKEN_PREFIX,
} from '@wordloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../../errors.ts'
import type { Account } from '../../ports/account.ts'
import type { Client } from '../../ports/client.ts'
import type { SessionFinder, TokenFinder, TokenViewer, Viewer } from '../../ports/viewer.ts'
import { toClient } from '../client/client.ts'
import { type Cookies, createCookies } from '../client/cookies.ts'

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
    /** Null for visitors, and where only the viewer's own account makes sense. */
    account: Account | null
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
  readonly people: {
    open(asked: {
      readonly viewer: Viewer
      readonly endpoint: Endpoint
      readonly account: string
      readonly itemId: number
    }): Promise<Account>
    /** `itemId` is NaN if the path has none. */
    own(asked: { readonly viewer: Viewer; readonly endpoint: Endpoint; readonly itemId: number }): Account
  }
  readonly changes: {
    spend(userId: string): Promise<void>
  }
  readonly origin: string | null
  readonly isSecure: boolean
  readonly isSecondFactorDemanded: boolean
  readonly toNetworkFactor: (request: FastifyRequest) => number
}

const BEARER = new RegExp(`^Bearer +(${TOKEN_PREFIX}.*)$`, 'i')

const CHANGES_NOTHING = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

export async function guardRequests(app: FastifyInstance, parts: GuardParts): Promise<void> {
  const { sessions, apiTokens, people, changes, origin, isSecure, isSecondFactorDemanded, toNetworkFactor } =
    parts
  const toCookies = createCookies(isSecure)
  await app.register(cookie)
  app.decorateRequest('viewer', null)
  app.decorateRequest('account', null)
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
    if (request.viewer !== null) app.load.recognize(request.raw, request.viewer.user.id)
    await enter(request, endpoint, token !== null)
    if (isChange && request.viewer !== null) await changes.spend(request.viewer.user.id)
  })

  /** Someone else's account opens only where the endpoint says so, and never to programs. */
  async function enter(request: FastifyRequest, endpoint: Endpoint, isByToken: boolean): Promise<void> {
    const { viewer } = request
    // Fastify always parses both into objects.
    const [query, params] = [request.query as object, request.params as object]
    const itemId = 'id' in params ? Number(params.id) : Number.NaN
    if (viewer !== null) request.account = people.own({ viewer, endpoint, itemId })
    if (!('account' in query)) return
    if (viewer === null || isByToken)
      throw new RequestError('bad_request', { message: PEOPLE_MESSAGES.onlyOwnAccount })
    if (!Number.isSafeInteger(itemId) || itemId <= 0 || !isAccountId(query.account))
      throw new RequestError(endpoint.people === undefined ? 'bad_request' : 'not_found')
    request.account = await people.open({ viewer, endpoint, account: query.account, itemId })
  }

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

function isAccountId(account: unknown): account is string {
  return AccountQuery.safeParse({ account }).success
}

/** Navigations without a page, like bookmarks, are fine. Older browsers send `Origin` or `Referer`. */
export function isFromOwnOrigin(request: FastifyRequest, origin: string | null): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const source = request.headers.origin ?? request.headers.referer
  return source === undefined || isOwn(source, request, origin)
}

/** `Sec-Fetch-Site` and `Origin` must match if present. Requests with neither are not from browsers. */
function isCrossSite(request: FastifyRequest, origin: string | null): boolean {
  const { 'sec-fetch-site': site, origin: source } = request.headers
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return source !== undefined && !isOwn(source, request, origin)
}

function isOwn(source: string, request: FastifyRequest, origin: string | null): boolean {
  const url = URL.parse(source)
  if (url === null) return false
  return origin === null ? url.host === request.host : url.origin === origin
}

/** Ignores other credentials, which may be meant for a proxy. */
export function tokenOf({ authorization = '' }: IncomingHttpHeaders): string | null {
  return BEARER.exec(authorization)?.[1]?.trim() ?? null
}

/** RFC 6750. @throws {RequestError} invalid_token or too_many_requests */
async function findByToken(tokens: TokenFinder, token: string, reply: FastifyReply): Promise<TokenViewer> {
  const found = await tokens.find(token)
  if (found !== null) return found
  reply.header('www-authenticate', challengeOf('invalid_token'))
  throw new RequestError('invalid_token')
}

function demandScope(found: TokenViewer, { tokenScope }: Endpoint, reply: FastifyReply): void {
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
