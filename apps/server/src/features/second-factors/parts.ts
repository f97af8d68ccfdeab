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
  /** Whether the session was opened or confirmed with a second factor. */
  readonly hasSecondFactor: boolean
}

/** Changes that the owner of the account is notified of. */
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
    /**
     * Demands a proof of ownership. The returned function locks the account, in the state that was proven, until its
     * transaction ends.
     *
     * @throws {RequestError} without a proof
     */
    prove(
      viewer: Viewer,
      currentPassword: string | undefined,
    ): Promise<(transaction: Transaction) => Promise<void>>
  }
  readonly sessions: {
    /** Opens a session after the second factor was proven. */
    complete(
      transaction: Transaction,
      userId: string,
      client: Client,
      replaced: string | null,
    ): Promise<SignedIn>
    isKnownDevice(userId: string, deviceToken: string): Promise<boolean>
    /** Marks the session as confirmed by a second factor. Returns false if the session no longer exists. */
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
    /** @throws {RequestError} `too_many_requests` */
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
  /** Whether administrators must have a second factor. */
  readonly isDemandedOfAdministrators: boolean
}

export interface SignedIn {
  readonly user: User
  /** The token of the session. */
  readonly secret: string
}
