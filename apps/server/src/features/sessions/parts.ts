import type { User } from '@wordloom/contract'
import type { Transaction } from '../../database/database.ts'
import type { AuditLog } from '../../ports/audit-log.ts'
import type { Client } from '../../ports/client.ts'
import type { Passwords } from '../../ports/passwords.ts'
import type { RateLimits } from '../../ports/rate-limits.ts'
import type { SecondSteps } from '../../ports/sessions.ts'
import type { Viewer } from '../../ports/viewer.ts'

export interface FoundSession {
  readonly tokenHash: string
  readonly address: string
  readonly userAgent: string
  readonly createdAt: number
  readonly lastSeenAt: number
  readonly isImpersonation: boolean
}

export interface Choice {
  readonly only?: string
  readonly except?: string
}

export interface EndedSession {
  readonly userId: string
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
  lock(transaction: Transaction, userId: string): Promise<Standing | undefined>
  start(transaction: Transaction, userId: string, client: Client, hasSecondFactor?: boolean): Promise<string>
  findUser(transaction: Transaction, userId: string): Promise<User>
  confirm(transaction: Transaction, userId: string, tokenHash: string): Promise<boolean>
  unconfirmAll(transaction: Transaction, userId: string): Promise<void>
  isKnownDevice(userId: string, deviceToken: string): Promise<boolean>
  find(secret: string): Promise<Viewer | null>
  /** Works for an ended session, too, but only in a browser that has signed in to the account before. */
  isSuspended(secret: string, deviceToken: string): Promise<boolean>
  list(userId: string): Promise<readonly FoundSession[]>
  end(transaction: Transaction, userId: string, choice: Choice): Promise<readonly EndedSession[]>
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

export interface SessionParts {
  readonly storage: SessionStorage
  readonly passwords: Pick<Passwords, 'verify' | 'renew'>
  readonly rateLimits: Pick<RateLimits, 'take' | 'giveBack'>
  readonly auditLog: AuditLog
  readonly secondSteps: SecondSteps
  readonly apiTokens: { endAll(transaction: Transaction, userId: string): Promise<void> }
  readonly inTurn: <Result>(attempt: () => Promise<Result>) => Promise<Result>
}
