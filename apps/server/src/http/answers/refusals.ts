import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@wordloom/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { RequestError, refusalOf, toRefusal } from '../../errors.ts'
import type { AdminDenials } from '../guards/admin-denials.ts'
import type { MissLimit } from '../guards/misses.ts'
import { logRefusal } from '../monitoring/log.ts'
import type { Pages } from '../pages/pages.ts'
import { securityHeaders } from './security-headers.ts'

/** The load balancer sends the place to retry in this header (deploy/cluster/nginx.conf). */
const NAMED_BY = 'wordloom-elsewhere'
const PLACES: ReadonlySet<unknown> = new Set(['@elsewhere', '@elsewhere_again'])

const JSON_TYPE = 'application/json; charset=utf-8'
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

declare module 'fastify' {
  interface FastifyRequest {
    refusal: { readonly code: ErrorCode; readonly reason: string | undefined } | null
  }
}

interface RefusalParts {
  readonly pages: Pages
  readonly limitMisses: MissLimit
  readonly recordAdminDenial: AdminDenials
}

export function answerRefusals(
  app: FastifyInstance,
  { pages, limitMisses, recordAdminDenial }: RefusalParts,
): void {
  app.decorateRequest('refusal', null)
  app.setErrorHandler(async (thrown, request, reply) => {
    const error = await recordAdminDenial(await limitMisses(thrown, request), request)
    const refusal = toRefusal(error, request.id)
    const { status, body, retryAfter } = refusal
    request.refusal = { code: body.code, reason: error instanceof RequestError ? error.reason : undefined }
    logRefusal(error, refusal, request)
    if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))))
    sendElsewhere(error, request, reply)
    return reply.code(status).type(JSON_TYPE).send(body)
  })

  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const methods = METHODS.filter((method) => app.hasRoute({ url: path, method }))
    if (methods.length > 0) {
      reply.header('allow', methods.join(', '))
      throw new RequestError('method_not_allowed')
    }
    const isForPerson = ['GET', 'HEAD'].includes(request.method) && !path.startsWith('/api/')
    if (!isForPerson) throw new RequestError('not_found')
    return pages.sendNotFound(request, reply)
  })
}

export function refuseBadAddress(isSecure: boolean) {
  return (_error: Error, _request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = refusalOf('bad_request')
    void reply.code(status).headers(securityHeaders(isSecure)).type(JSON_TYPE).send(body)
  }
}

export function createSocketRefusal(isSecure: boolean) {
  const headers = Object.entries({
    ...securityHeaders(isSecure),
    connection: 'close',
    'content-type': JSON_TYPE,
  })
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return ({ code }: Error & { code?: string }, socket: Socket): void => {
    if (!socket.writable || code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const { status, body } = toSocketRefusal(code)
    const text = JSON.stringify(body)
    const length = `content-length: ${Buffer.byteLength(text)}\r\n`
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}${length}\r\n${text}`)
  }
}

function toSocketRefusal(code: string | undefined) {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refusalOf('request_timeout')
  if (code === 'HPE_HEADER_OVERFLOW') return { ...refusalOf('too_large'), status: 431 }
  return refusalOf('bad_request')
}

/** Another instance may still have its database when this one has lost it. */
function sendElsewhere(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const isCutOff = error instanceof RequestError && error.reason === 'database'
  const place = request.headers[NAMED_BY]
  if (isCutOff && PLACES.has(place) && hasChangedNothing(request)) reply.header('x-accel-redirect', place)
}

function hasChangedNothing({ method, viewer, routeOptions }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  const { access } = routeOptions.config.endpoint ?? {}
  // The request failed before the user was looked up, so it can't have changed anything.
  return viewer === null && (access === 'signed-in' || access === 'admin')
}
