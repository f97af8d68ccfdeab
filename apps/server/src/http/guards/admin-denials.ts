import type { ErrorCode } from '@wordloom/contract'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../database/database.ts'
import { RequestError } from '../../errors.ts'
import type { AuditLog } from '../../ports/audit-log.ts'
import { perAccount, type RateLimits } from '../../ports/rate-limits.ts'

interface AdminDenialParts {
  readonly transaction: Database['transaction']
  readonly rateLimits: Pick<RateLimits, 'takeWithin'>
  readonly auditLog: AuditLog
}

export type AdminDenials = (error: unknown, request: FastifyRequest) => Promise<unknown>

const DENIALS: ReadonlySet<ErrorCode> = new Set(['admin_required', 'second_factor_required', 'token_scope'])

export function createAdminDenials({ transaction, rateLimits, auditLog }: AdminDenialParts): AdminDenials {
  return async (error, request) => {
    const { viewer, client, method, routeOptions } = request
    const { endpoint } = routeOptions.config
    const isDenial = error instanceof RequestError && DENIALS.has(error.code)
    if (!isDenial || viewer === null || endpoint?.access !== 'admin') return error
    const { user, impersonator } = viewer
    const actorId = impersonator?.id ?? user.id
    try {
      await transaction(async (within) => {
        await rateLimits.takeWithin(within, [perAccount('adminDenialsPerAccount', actorId)])
        await auditLog.record(within, {
          action: 'admin_access_denied',
          actorId,
          subjectId: impersonator === null ? null : user.id,
          address: client.address,
          details: { method, path: endpoint.path, code: error.code },
        })
      })
      return error
    } catch (failure) {
      const isRecordedAlready = failure instanceof RequestError && failure.code === 'too_many_requests'
      return isRecordedAlready ? error : failure
    }
  }
}
