import type { User } from '@wordloom/contract'
import type { AuditLog } from '../../ports/audit-log.ts'
import type { Client } from '../../ports/client.ts'
import type { MailQueue } from '../../ports/mail.ts'
import type { RateLimits } from '../../ports/rate-limits.ts'
import type { Belongings } from './belongings.ts'
import type { Directory } from './directory.ts'
import type { Inspection } from './inspected-items.ts'
import type { AdminStorage, Transaction } from './storage.ts'

export interface AdminParts {
  readonly storage: AdminStorage
  readonly directory: Directory
  readonly inspection: Inspection
  readonly belongings: Belongings
  /** Normalizes a text the way search keys are normalized. */
  readonly toSearched: (text: string) => string
  readonly accounts: {
    remove(transaction: Transaction, user: User): Promise<void>
    endIdentityRequests(transaction: Transaction, userId: string): Promise<void>
  }
  readonly passwords: {
    hash(password: string): Promise<string>
    refusal(password: string, about: { readonly email: string }): Promise<string | null>
  }
  readonly linkTokens: {
    remove(
      transaction: Transaction,
      userId: string,
      purposes: readonly ('verification' | 'reset' | 'email_change')[],
    ): Promise<void>
  }
  readonly mail: MailQueue
  readonly sessions: {
    start(
      transaction: Transaction,
      userId: string,
      client: Client,
      replaced: string | null,
      hasSecondFactor?: boolean,
    ): Promise<string>
    endAll(transaction: Transaction, userId: string): Promise<void>
  }
  readonly payments: {
    forget(transaction: Transaction, userId: string): Promise<void>
  }
  readonly rateLimits: Pick<RateLimits, 'take'>
  readonly auditLog: AuditLog
}
