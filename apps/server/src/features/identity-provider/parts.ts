import type { User } from '@wordloom/contract'
import type { IdentityProvider } from './open-id-connect.ts'
import type { IdentityStorage, Transaction } from './storage.ts'

export interface Client {
  readonly address: string
  readonly network: string
  readonly userAgent: string
  readonly deviceToken: string
  /** Multiplies the limit per network. */
  readonly networkFactor: number
}

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
  readonly rateLimits: {
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
