import type { Transaction } from '../../database/database.ts'

export interface LinkSubject {
  readonly userId: string
  readonly purpose: 'verification' | 'reset' | 'email_change'
  readonly email: string
  /** A new link revokes those of earlier mails, but not those of earlier attempts at this one. */
  readonly outboxId: number
}

export interface TokenIssuer {
  issue(transaction: Transaction, subject: LinkSubject): Promise<string | null>
}

export interface InvitationIssuer {
  issue(transaction: Transaction, userId: string, id: number): Promise<string | null>
}

export interface ResetSubjects {
  findForReset(
    transaction: Transaction,
    emailKey: string,
  ): Promise<{ readonly userId: string; readonly email: string } | null>
}
