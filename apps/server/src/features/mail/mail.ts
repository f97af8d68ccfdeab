import type { TokenScope } from '@wordloom/contract'
import type { Transaction } from '../../database/database.ts'

/** What is to be told to whom. Never a link: that is made when the mail is sent. */
export type Mail =
  | { readonly template: 'verification'; readonly userId: string; readonly recipient: string }
  /** Also for an address that nobody has an account with: that is found out when it is sent. */
  | { readonly template: 'password-reset'; readonly recipient: string }
  /** To the address that is to be proven. */
  | { readonly template: 'email-change'; readonly userId: string; readonly recipient: string }
  /** To the address that was left. */
  | { readonly template: 'email-changed-notice'; readonly recipient: string; readonly newEmail: string }
  | { readonly template: 'password-changed'; readonly recipient: string }
  | {
      readonly template: 'second-factor-changed'
      readonly recipient: string
      readonly change: SecondFactorChange
    }
  | { readonly template: 'account-deleted'; readonly recipient: string }
  | ({ readonly template: 'api-token-created'; readonly recipient: string } & TokenMail)
  /** To whoever runs the installation: what somebody wrote, who is to be answered. */
  | ({ readonly template: 'contact'; readonly recipient: string } & ContactMail)

export interface TokenMail {
  /** As its owner calls it. */
  readonly name: string
  readonly scope: TokenScope
  /** ISO 8601. */
  readonly expiresAt: string
}

/** What became of how somebody signs in. */
export type SecondFactorChange =
  | 'app_added'
  | 'app_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'removed_by_administrator'

export interface ContactMail {
  readonly kind: 'question' | 'feature'
  /** As the sender gives it; null where they give none. */
  readonly senderName: string | null
  /** As the sender gives it: nobody has proven that it is theirs. */
  readonly senderEmail: string
  readonly subject: string
  /** In lines that end with `\n`. */
  readonly message: string
  /** The address of the account that it was sent from; null for a visitor. */
  readonly account: string | null
}

export interface MailQueue {
  /** The mail is sent if the transaction commits, and only then. */
  enqueue(transaction: Transaction, mail: Mail): Promise<void>
}

/** What a link is to prove. */
export interface LinkSubject {
  readonly userId: string
  readonly purpose: 'verification' | 'reset' | 'email_change'
  /** Where the link goes, which is the address it proves. */
  readonly email: string
  /** The mail it goes out with: it ends the links of earlier mails, not those of earlier attempts at this one. */
  readonly outboxId: number
}

export interface TokenIssuer {
  /** The token of a link, or null when there is nothing left to prove. */
  issue(transaction: Transaction, subject: LinkSubject): Promise<string | null>
}

export interface ResetSubjects {
  /** Whose password a mail to this address would reset, and the address as the account has it. */
  findForReset(
    transaction: Transaction,
    emailKey: string,
  ): Promise<{ readonly userId: string; readonly email: string } | null>
}
