import type { AuditLog } from '../../ports/audit-log.ts'
import type { Client } from '../../ports/client.ts'
import type { MailQueue } from '../../ports/mail.ts'
import type { RateLimits } from '../../ports/rate-limits.ts'
import type { LinkTokens } from './link-tokens.ts'
import type { AccountStorage, Transaction } from './storage.ts'

export interface AccountParts {
  readonly storage: AccountStorage
  readonly linkTokens: LinkTokens
  readonly passwords: {
    hash(password: string): Promise<string>
    verify(hash: string | null, password: string): Promise<boolean>
    refusal(password: string, about: { readonly email: string }): Promise<string | null>
  }
  readonly mail: MailQueue
  readonly sessions: {
    /** Returns the secret of the new session. */
    start(
      transaction: Transaction,
      userId: string,
      client: Client,
      replaced: string | null,
      hasSecondFactor?: boolean,
    ): Promise<string>
    endAll(transaction: Transaction, userId: string): Promise<void>
    endAllBut(transaction: Transaction, userId: string, tokenHash: string): Promise<void>
  }
  readonly rateLimits: Pick<RateLimits, 'take' | 'giveBack'>
  readonly auditLog: AuditLog
  readonly payments: {
    /** Stops all charges for the account. */
    forget(transaction: Transaction, userId: string): Promise<void>
  }
}
