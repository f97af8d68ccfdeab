import type { AuditLog } from '../../ports/audit-log.ts'
import type { MailQueue } from '../../ports/mail.ts'
import type { Passwords } from '../../ports/passwords.ts'
import type { RateLimits } from '../../ports/rate-limits.ts'
import type { Sessions } from '../../ports/sessions.ts'
import type { Charges } from '../../ports/subscriptions.ts'
import type { LinkTokens } from './email/link-tokens.ts'
import type { AccountStorage } from './storage.ts'

export interface AccountParts {
  readonly storage: AccountStorage
  readonly linkTokens: LinkTokens
  readonly passwords: Pick<Passwords, 'hash' | 'verify' | 'refusal' | 'refuseGuessable'>
  readonly mail: MailQueue
  readonly sessions: Sessions
  readonly rateLimits: Pick<RateLimits, 'take' | 'giveBack'>
  readonly auditLog: AuditLog
  readonly payments: Charges
}
