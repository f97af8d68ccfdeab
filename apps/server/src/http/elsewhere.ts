import type { FastifyReply, FastifyRequest } from 'fastify'
import { RequestError } from '../errors.ts'

/**
 * The load balancer sends the name of the location that asks another instance in this header
 * (deploy/cluster/nginx.conf).
 */
const NAMED_BY = 'wordloom-elsewhere'
const PLACES: ReadonlySet<unknown> = new Set(['@elsewhere', '@elsewhere_again'])

/** Lets the load balancer retry on another instance when this one has lost its database. */
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
