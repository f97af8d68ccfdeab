import type { User } from '@wordloom/contract'
import type { Belongings } from './belongings.ts'
import type { Directory } from './directory.ts'
import type { Inspection } from './inspected-items.ts'
import type { AdminStorage, Transaction } from './storage.ts'

export interface Client {
  readonly address: string
  readonly network: string
  readonly userAgent: string
  readonly deviceToken: string
}

export interface Viewer {
  readonly user: User
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

export interface AdminParts {
  readonly storage: AdminStorage
  readonly directory: Directory
  readonly inspection: Inspection
  readonly belongings: Belongings
  /** Normalizes a text the way search keys are normalized. */
  readonly toSearched: (text: string) => string
  readonly accounts: {
    remove(transaction: Transaction, user: User): Promise<void>
    endIdentityRequests(transaction: Transaction, userId: string): Promise<void>
  }
  readonly passwords: {
    hash(password: string): Promise<string>
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
    start(
      transaction: Transaction,
      userId: string,
      client: Client,
      replaced: string | null,
      hasSecondFactor?: boolean,
    ): Promise<string>
    endAll(transaction: Transaction, userId: string): Promise<void>
  }
  readonly payments: {
    forget(transaction: Transaction, userId: string): Promise<void>
  }
  readonly rateLimits: {
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
