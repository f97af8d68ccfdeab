import type { AuditLog } from '../../ports/audit-log.ts'
import type { Client } from '../../ports/client.ts'
import type { MailQueue, SecondFactorChange } from '../../ports/mail.ts'
import type { RateLimits } from '../../ports/rate-limits.ts'
import type { SignedIn, Viewer } from '../../ports/viewer.ts'
import type { PasskeyStorage } from './passkeys/passkey-storage.ts'
import type { HashCode } from './recovery-codes.ts'
import type { SecondStepStorage } from './second-step/second-step-storage.ts'
import type { FactorStorage, Transaction } from './storage.ts'

export type Change = Exclude<SecondFactorChange, 'removed_by_administrator'>

export interface SecondFactorParts {
  readonly storage: FactorStorage
  readonly passkeys: PasskeyStorage
  readonly steps: SecondStepStorage
  readonly hashCode: HashCode
  readonly accounts: {
    /** The returned function locks the account, in the state that was proven, until its transaction ends. */
    prove(
      viewer: Viewer,
      currentPassword: string | undefined,
    ): Promise<(transaction: Transaction) => Promise<void>>
  }
  readonly sessions: {
    complete(
      transaction: Transaction,
      userId: string,
      client: Client,
      replaced: string | null,
    ): Promise<SignedIn>
    isKnownDevice(userId: string, deviceToken: string): Promise<boolean>
    confirm(transaction: Transaction, viewer: Viewer): Promise<boolean>
    unconfirmAll(transaction: Transaction, userId: string): Promise<void>
  }
  readonly mail: MailQueue
  readonly rateLimits: Pick<RateLimits, 'take' | 'giveBack'>
  readonly auditLog: AuditLog
  readonly isDemandedOfAdministrators: boolean
}
