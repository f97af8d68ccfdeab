import type { User } from '@wordloom/contract'
import type { Belongings } from './belongings.ts'
import type { Directory } from './directory.ts'
import type { Inspection } from './inspected-items.ts'
import type { AdminStorage, Transaction } from './storage.ts'

/** Who asks, as far as the network tells. */
export interface Client {
  readonly address: string
  readonly network: string
  readonly userAgent: string
  readonly deviceToken: string
}

/** The administrator who asks. */
export interface Viewer {
  readonly user: User
  /** Whether the session was opened or confirmed with a second factor. */
  readonly hasSecondFactor: boolean
}

export type Mail =
  | { readonly template: 'verification'; readonly userId: string; readonly recipient: string }
  | { readonly template: 'email-changed-notice'; readonly recipient: string; readonly newEmail: string }
  | { readonly template: 'password-changed'; readonly recipient: string }
  | {
      readonly template: 'second-factor-changed'
      readonly recipient: string
      readonly change: 'removed_by_administrator'
    }
  | { readonly template: 'account-deleted'; readonly recipient: string }

export interface AuditDetails {
  readonly [name: string]: unknown
}

/** What looking after accounts is made of. */
export interface AdminParts {
  readonly storage: AdminStorage
  readonly directory: Directory
  readonly inspection: Inspection
  readonly belongings: Belongings
  /** A text as accounts are kept to be found by. */
  readonly toSearched: (text: string) => string
  readonly accounts: {
    /** Deletes an account with everything that belongs to it. */
    remove(transaction: Transaction, user: User): Promise<void>
    /** Links to a provider that were begun and are not made yet. */
    endIdentityRequests(transaction: Transaction, userId: string): Promise<void>
  }
  readonly passwords: {
    hash(password: string): Promise<string>
    /** Why it may not be set. */
    refusal(password: string, about: { readonly email: string }): Promise<string | null>
  }
  readonly linkTokens: {
    remove(
      transaction: Transaction,
      userId: string,
      purposes: readonly ('verification' | 'reset' | 'email_change')[],
    ): Promise<void>
  }
  readonly mail: {
    enqueue(transaction: Transaction, mail: Mail): Promise<void>
  }
  readonly sessions: {
    /** The secret that opens the new session. */
    start(
      transaction: Transaction,
      userId: string,
      client: Client,
      replaced: string | null,
      hasSecondFactor?: boolean,
    ): Promise<string>
    /** Those of the account, and those in which it acts as somebody else. */
    endAll(transaction: Transaction, userId: string): Promise<void>
  }
  readonly payments: {
    /** Sees to it that the account is not charged any more, and parts it from its subscription. */
    forget(transaction: Transaction, userId: string): Promise<void>
  }
  readonly rateLimits: {
    /** @throws {RequestError} `too_many_requests` */
    take(
      uses: readonly {
        readonly rule: string
        readonly subject: string
        readonly most: number
        readonly seconds: number
      }[],
    ): Promise<void>
  }
  readonly auditLog: {
    record(
      transaction: Transaction,
      entry: {
        action: string
        actorId: string | null
        subjectId: string | null
        address: string | null
        details?: AuditDetails
      },
    ): Promise<void>
  }
}
