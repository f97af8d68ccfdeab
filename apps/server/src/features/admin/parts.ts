import type { User } from '@wordloom/contract'
import type { AuditLog } from '../../ports/audit-log.ts'
import type { MailQueue } from '../../ports/mail.ts'
import type { Passwords } from '../../ports/passwords.ts'
import type { RateLimits } from '../../ports/rate-limits.ts'
import type { Sessions } from '../../ports/sessions.ts'
import type { Charges } from '../../ports/subscriptions.ts'
import type { Belongings } from './belongings.ts'
import type { Directory } from './directory.ts'
import type { Inspection } from './inspected-items.ts'
import type { AdminStorage, Transaction } from './storage.ts'

export interface AdminParts {
  readonly storage: AdminStorage
  readonly directory: Directory
  readonly inspection: Inspection
  readonly belongings: Belongings
  readonly toSearched: (text: string) => string
  readonly accounts: {
    remove(transaction: Transaction, user: User): Promise<void>
    endIdentityRequests(transaction: Transaction, userId: string): Promise<void>
  }
  readonly passwords: Pick<Passwords, 'hash' | 'refuseGuessable'>
  readonly linkTokens: {
    remove(
      transaction: Transaction,
      userId: string,
      purposes: readonly ('verification' | 'reset' | 'email_change')[],
    ): Promise<void>
  }
  readonly mail: MailQueue
  readonly sessions: Pick<Sessions, 'start' | 'endAll'>
  readonly payments: Charges
  readonly rateLimits: Pick<RateLimits, 'take'>
  readonly auditLog: AuditLog
}
