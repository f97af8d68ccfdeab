import type { AuditLog } from '../../ports/audit-log.ts'
import type { RateLimits } from '../../ports/rate-limits.ts'
import type { SecondSteps, Sessions } from '../../ports/sessions.ts'
import type { SessionFinder, Viewer } from '../../ports/viewer.ts'
import type { IdentityProvider } from './open-id-connect.ts'
import type { IdentityStorage } from './storage.ts'

export interface IdentityParts {
  readonly storage: IdentityStorage
  readonly provider: IdentityProvider
  readonly publicUrl: () => string
  readonly sessions: SessionFinder & Pick<Sessions, 'start' | 'endAll'>
  readonly secondSteps: Pick<SecondSteps, 'begin'>
  readonly confirm: (viewer: Viewer, currentPassword: string | undefined) => Promise<void>
  readonly rateLimits: Pick<RateLimits, 'take'>
  readonly auditLog: AuditLog
}
