import type { FastifyRequest } from 'fastify'
import { RequestError } from '../../errors.ts'
import { perAccount, type RateLimits } from '../../ports/rate-limits.ts'

export type MissLimit = (error: unknown, request: FastifyRequest) => Promise<unknown>

/** Stops an account that probes for the items of others. */
export function createMissLimit(rateLimits: Pick<RateLimits, 'take'>): MissLimit {
  return async (error, request) => {
    const { viewer, log } = request
    if (viewer === null || !isMiss(error, request)) return error
    const subject = viewer.user.id
    const use = perAccount('missesPerAccount', subject)
    const refusal = await rateLimits.take([use]).catch((failure: unknown) => failure)
    if (!(refusal instanceof RequestError) || refusal.code !== 'too_many_requests') return error
    log.warn({ viewer: subject, most: use.most, seconds: use.seconds }, 'authz.denied')
    return refusal
  }
}

function isMiss(error: unknown, { routeOptions }: FastifyRequest): boolean {
  const isMissing = error instanceof RequestError && error.code === 'not_found'
  return isMissing && routeOptions.config.endpoint?.params !== undefined
}
