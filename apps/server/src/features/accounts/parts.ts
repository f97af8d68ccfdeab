import type { User } from '@wordloom/contract'
import type { LinkTokens } from './link-tokens.ts'
import type { AccountStorage, Transaction } from './storage.ts'

export interface Client {
  readonly address: string
  readonly network: string
  readonly userAgent: string
  readonly deviceToken: string
  /** Multiplies the limits per network. */
  readonly networkFactor: number
}

export interface Viewer {
  readonly user: User
  readonly sinceAuthenticated: number
  /** Whether the session was opened or confirmed with a second factor. */
  readonly hasSecondFactor: boolean
}

export interface SessionViewer extends Viewer {
  readonly tokenHash: string
  readonly impersonator: { readonly id: string } | null
}

export type Mail =
  | { readonly template: 'verification'; readonly userId: string; readonly recipient: string }
  /** Has no user id: the account is looked up when the email is sent. */
  | { readonly template: 'password-reset'; readonly recipient: string }
  | { readonly template: 'email-change'; readonly userId: string; readonly recipient: string }
  | { readonly template: 'email-changed-notice'; readonly recipient: string; readonly newEmail: string }
  | { readonly template: 'password-changed'; readonly recipient: string }
  | {
      readonly template: 'second-factor-changed'
      readonly recipient: string
      readonly change: 'removed_by_administrator'
    }
  | { readonly template: 'account-deleted'; readonly recipient: string }

export interface RateLimitUse {
  readonly rule: string
  readonly subject: string
  readonly most: number
  readonly seconds: number
}

export interface AccountParts {
  readonly storage: AccountStorage
  readonly linkTokens: LinkTokens
  readonly passwords: {
    hash(password: string): Promise<string>
    verify(hash: string | null, password: string): Promise<boolean>
    refusal(password: string, about: { readonly email: string }): Promise<string | null>
  }
  readonly mail: {
    enqueue(transaction: Transaction, mail: Mail): Promise<void>
  }
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
  readonly rateLimits: {
    take(uses: readonly RateLimitUse[]): Promise<void>
    giveBack(uses: readonly RateLimitUse[]): Promise<void>
  }
  readonly auditLog: {
    record(
      transaction: Transaction,
      entry: { action: string; actorId: string | null; subjectId: string; address: string | null },
    ): Promise<void>
  }
  readonly payments: {
    /** Stops all charges for the account. */
    forget(transaction: Transaction, userId: string): Promise<void>
  }
}
