import type { User } from '@wordloom/contract'
import type { IdentityProvider } from './open-id-connect.ts'
import type { IdentityStorage, Transaction } from './storage.ts'

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
  readonly sinceAuthenticated: number
  readonly hasSecondFactor: boolean
}

interface RateLimitUse {
  readonly rule: string
  readonly subject: string
  readonly most: number
  readonly seconds: number
}

export interface IdentityParts {
  readonly storage: IdentityStorage
  readonly provider: IdentityProvider
  /** The address people use, without a path: the provider sends them back there. */
  readonly publicUrl: () => string
  readonly sessions: {
    find(secret: string): Promise<Viewer | null>
    /** The secret that opens the new session. */
    start(transaction: Transaction, userId: string, client: Client, replaced: string | null): Promise<string>
    endAll(transaction: Transaction, userId: string): Promise<void>
  }
  readonly secondSteps: {
    /** The secret that names the sign-in, which waits for a second factor; null where none is asked for. */
    begin(transaction: Transaction, userId: string): Promise<string | null>
  }
  /** Asks for a proof that it is still the same person. @throws {RequestError} without one. */
  readonly confirm: (viewer: Viewer, currentPassword: string | undefined) => Promise<void>
  readonly rateLimits: {
    /** @throws {RequestError} `too_many_requests` */
    take(uses: readonly RateLimitUse[]): Promise<void>
  }
  readonly auditLog: {
    record(
      transaction: Transaction,
      entry: {
        action: string
        actorId: string
        subjectId: string
        address: string
        details?: Readonly<Record<string, unknown>>
      },
    ): Promise<void>
  }
}
