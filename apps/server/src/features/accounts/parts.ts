import type { User } from '@wordloom/contract'
import type { LinkTokens } from './link-tokens.ts'
import type { AccountStorage, Transaction } from './storage.ts'

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
  /** Whether the session was opened or confirmed with a second factor. */
  readonly hasSecondFactor: boolean
}

export interface SessionViewer extends Viewer {
  /** Names the session among those of the user. */
  readonly tokenHash: string
  /** The administrator who is signed in as the user; null where it is the user. */
  readonly impersonator: { readonly id: string } | null
}

export type Mail =
  | { readonly template: 'verification'; readonly userId: string; readonly recipient: string }
  /** Whose account it is, if anybody's, is found when it is sent. */
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

/** What accounts are made of. */
export interface AccountParts {
  readonly storage: AccountStorage
  readonly linkTokens: LinkTokens
  readonly passwords: {
    hash(password: string): Promise<string>
    verify(hash: string | null, password: string): Promise<boolean>
    /** Why it may not be set. */
    refusal(password: string, about: { readonly email: string }): Promise<string | null>
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
    endAll(transaction: Transaction, userId: string): Promise<void>
    endAllBut(transaction: Transaction, userId: string, tokenHash: string): Promise<void>
  }
  readonly rateLimits: {
    /** @throws {RequestError} `too_many_requests` */
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
    /** Nobody is charged any more for the account. */
    forget(transaction: Transaction, userId: string): Promise<void>
  }
}
