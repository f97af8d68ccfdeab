import type { User } from '@wordloom/contract'
import type { PasskeyStorage } from './passkey-storage.ts'
import type { HashCode } from './recovery-codes.ts'
import type { SecondStepStorage } from './second-step-storage.ts'
import type { FactorStorage, Transaction } from './storage.ts'

export interface Client {
  readonly address: string
  readonly network: string
  readonly userAgent: string
  readonly deviceToken: string
  /** Multiplies the limit of attempts per network. */
  readonly networkFactor: number
}

export interface Viewer {
  readonly user: User
  readonly tokenHash: string
  readonly sinceAuthenticated: number
  readonly hasSecondFactor: boolean
}

export type Change =
  | 'app_added'
  | 'app_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'

export interface RateLimitUse {
  readonly rule: string
  readonly subject: string
  readonly most: number
  readonly seconds: number
}

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
  readonly mail: {
    enqueue(
      transaction: Transaction,
      mail: {
        readonly template: 'second-factor-changed'
        readonly recipient: string
        readonly change: Change
      },
    ): Promise<void>
  }
  readonly rateLimits: {
    take(uses: readonly RateLimitUse[]): Promise<void>
    giveBack(uses: readonly RateLimitUse[]): Promise<void>
  }
  readonly auditLog: {
    record(
      transaction: Transaction,
      entry: {
        action: string
        actorId: string
        subjectId: string
        address: string | null
        details?: Readonly<Record<string, unknown>>
      },
    ): Promise<void>
  }
  readonly isDemandedOfAdministrators: boolean
}

export interface SignedIn {
  readonly user: User
  readonly secret: string
}
