import type { FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../errors.ts'

/** The load balancer sends the place to retry in this header (deploy/cluster/nginx.conf). */
const NAMED_BY = 'wordloom-elsewhere'
const PLACES: ReadonlySet<unknown> = new Set(['@elsewhere', '@elsewhere_again'])

/** Another instance may still have its database when this one has lost it. */
export function sendElsewhere(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
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
