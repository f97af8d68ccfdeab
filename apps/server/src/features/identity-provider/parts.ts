import type { AuditLog } from '../../ports/audit-log.ts'
import type { Client } from '../../ports/client.ts'
import type { RateLimits } from '../../ports/rate-limits.ts'
import type { Viewer } from '../../ports/viewer.ts'
import type { IdentityProvider } from './open-id-connect.ts'
import type { IdentityStorage, Transaction } from './storage.ts'

export interface IdentityParts {
  readonly storage: IdentityStorage
  readonly provider: IdentityProvider
  /** The public URL without a path. The provider sends people back there. */
  readonly publicUrl: () => string
  readonly sessions: {
    find(secret: string): Promise<Viewer | null>
    start(transaction: Transaction, userId: string, client: Client, replaced: string | null): Promise<string>
    endAll(transaction: Transaction, userId: string): Promise<void>
  }
  readonly secondSteps: {
    /** Returns the secret of a sign-in that waits for a second factor, or null if none is required. */
    begin(transaction: Transaction, userId: string): Promise<string | null>
  }
  readonly confirm: (viewer: Viewer, currentPassword: string | undefined) => Promise<void>
  readonly rateLimits: Pick<RateLimits, 'take'>
  readonly auditLog: AuditLog
}
