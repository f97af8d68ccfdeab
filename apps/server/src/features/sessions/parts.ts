import type { User } from '@wordloom/contract'
import type { Transaction } from './storage.ts'

/** Who signs in, as far as the network tells. */
export interface Client {
  readonly address: string
  readonly network: string
  readonly userAgent: string
  readonly deviceToken: string
  /** By how much more often than elsewhere the network may try. */
  readonly networkFactor: number
}

export interface FoundSession {
  readonly tokenHash: string
  readonly address: string
  readonly userAgent: string
  readonly createdAt: number
  readonly lastSeenAt: number
  /** Whether it is an administrator who is signed in as the user. */
  readonly isImpersonation: boolean
}

/** One session of a user, all but one, or all. */
export interface Choice {
  readonly only?: string
  readonly except?: string
}

export interface EndedSession {
  readonly userId: string
  /** The administrator who was signed in as the user, and the session they came from. */
  readonly impersonatorId: string | null
  readonly impersonatorHash: string | null
}

export interface Candidate {
  readonly user: User
  readonly passwordHash: string | null
  readonly isKnownDevice: boolean
}

interface Standing {
  readonly passwordHash: string | null
  readonly isSuspended: boolean
}

export interface SessionStorage {
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>
  /** How the account stands; it does not change until the transaction ends. */
  lock(transaction: Transaction, userId: string): Promise<Standing | undefined>
  /** The secret that opens the new session. */
  start(transaction: Transaction, userId: string, client: Client, hasSecondFactor?: boolean): Promise<string>
  findUser(transaction: Transaction, userId: string): Promise<User>
  /** From now on it counts as confirmed by a second factor. Whether it is still there. */
  confirm(transaction: Transaction, userId: string, tokenHash: string): Promise<boolean>
  /** No session of the account counts so any more. */
  unconfirmAll(transaction: Transaction, userId: string): Promise<void>
  isKnownDevice(userId: string, deviceToken: string): Promise<boolean>
  find(secret: string): Promise<Viewer | null>
  list(userId: string): Promise<readonly FoundSession[]>
  /** With those that an administrator has begun from them as somebody else. */
  end(transaction: Transaction, userId: string, choice: Choice): Promise<readonly EndedSession[]>
  /** Of somebody who acts as somebody else, both sessions. */
  endBySecret(transaction: Transaction, secret: string): Promise<readonly EndedSession[]>
  endExpired(transaction: Transaction): Promise<readonly EndedSession[]>
  forgetDevices(): Promise<void>
  findForSignIn(emailKey: string, deviceToken: string): Promise<Candidate | null>
  replacePasswordHash(
    transaction: Transaction,
    userId: string,
    hashes: { readonly from: string; readonly to: string },
  ): Promise<void>
}

export interface Viewer {
  readonly user: User
  readonly tokenHash: string
  readonly sinceAuthenticated: number
  /** Whether the session was opened or confirmed with a second factor. */
  readonly hasSecondFactor: boolean
  /** The administrator who is signed in as the user. */
  readonly impersonator: { readonly id: string; readonly endsAt: number } | null
}

export interface RateLimitUse {
  readonly rule: string
  readonly subject: string
  readonly most: number
  readonly seconds: number
}

export interface SessionParts {
  readonly storage: SessionStorage
  readonly passwords: {
    /** The same work without a hash, and then false. */
    verify(hash: string | null, password: string): Promise<boolean>
    /** A hash by today's parameters, when this one is by older ones. */
    renew(hash: string, password: string): Promise<string | null>
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
  /** Sign-ins that wait for a second factor. */
  readonly secondSteps: {
    /** The secret that names the sign-in; null where the password is enough. */
    begin(transaction: Transaction, userId: string): Promise<string | null>
    endAll(transaction: Transaction, userId: string): Promise<void>
  }
  /** What programs have in place of a session: whatever ends all sessions ends these. */
  readonly apiTokens: { endAll(transaction: Transaction, userId: string): Promise<void> }
  /** Runs attempts to sign in, a few at a time. */
  readonly inTurn: <Result>(attempt: () => Promise<Result>) => Promise<Result>
}
