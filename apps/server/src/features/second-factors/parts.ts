import type { User } from '@wordloom/contract'
import type { PasskeyStorage } from './passkey-storage.ts'
import type { HashCode } from './recovery-codes.ts'
import type { SecondStepStorage } from './second-step-storage.ts'
import type { FactorStorage, Transaction } from './storage.ts'

/** Who asks, as far as the network tells. */
export interface Client {
  readonly address: string
  readonly network: string
  readonly userAgent: string
  readonly deviceToken: string
  /** By how much more often than elsewhere the network may try. */
  readonly networkFactor: number
}

/** Whoever is signed in. */
export interface Viewer {
  readonly user: User
  readonly tokenHash: string
  readonly sinceAuthenticated: number
  /** Whether the session was opened or confirmed with a second factor. */
  readonly hasSecondFactor: boolean
}

/** What the owner of an account is told of. */
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

/** What second factors are made of. */
export interface SecondFactorParts {
  readonly storage: FactorStorage
  readonly passkeys: PasskeyStorage
  readonly steps: SecondStepStorage
  readonly hashCode: HashCode
  readonly accounts: {
    /**
     * Asks for a proof that it is the owner, and answers with what holds the account as it was proven until a transaction ends.
     *
     * @throws {RequestError} without one
     */
    prove(
      viewer: Viewer,
      currentPassword: string | undefined,
    ): Promise<(transaction: Transaction) => Promise<void>>
  }
  readonly sessions: {
    /** Lets somebody in who has proven by a second factor who they are. */
    complete(
      transaction: Transaction,
      userId: string,
      client: Client,
      replaced: string | null,
    ): Promise<SignedIn>
    isKnownDevice(userId: string, deviceToken: string): Promise<boolean>
    /** From now on the session counts as confirmed by a second factor. Whether it is still there. */
    confirm(transaction: Transaction, viewer: Viewer): Promise<boolean>
    /** No session of the account counts so any more. */
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
  /** Whether administrators have to have one. */
  readonly isDemandedOfAdministrators: boolean
}

export interface SignedIn {
  readonly user: User
  /** Opens the session. */
  readonly secret: string
}
