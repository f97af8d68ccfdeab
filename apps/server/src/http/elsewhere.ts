import type { FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../errors.ts'

/** By which a balancer names the place where it asks another instance: it is sent there by that name (deploy/cluster/nginx.conf). */
const NAMED_BY = 'wordloom-elsewhere'
const PLACES: ReadonlySet<unknown> = new Set(['@elsewhere', '@elsewhere_again'])

/** Another instance may have its database where this one has lost it. */
export function sendElsewhere(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const isCutOff = error instanceof RequestError && error.reason === 'database'
  const place = request.headers[NAMED_BY]
  if (isCutOff && PLACES.has(place) && hasChangedNothing(request)) reply.header('x-accel-redirect', place)
}

function hasChangedNothing({ method, viewer, routeOptions }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  const { access } = routeOptions.config.endpoint ?? {}
  // It was not even found out who asks.
  return viewer === null && (access === 'signed-in' || access === 'admin')
}
