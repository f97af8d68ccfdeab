import type { TokenScope } from '@wordloom/contract'
import type { Transaction } from '../database/database.ts'

/** A mail to send. It never holds a link: the link is created when the mail is sent. */
export type Mail =
  | { readonly template: 'verification'; readonly userId: string; readonly recipient: string }
  /** The address may have no account; that's checked when the mail is sent. */
  | { readonly template: 'password-reset'; readonly recipient: string }
  | { readonly template: 'email-change'; readonly userId: string; readonly recipient: string }
  | { readonly template: 'email-changed-notice'; readonly recipient: string; readonly newEmail: string }
  | { readonly template: 'password-changed'; readonly recipient: string }
  | {
      readonly template: 'second-factor-changed'
      readonly recipient: string
      readonly change: SecondFactorChange
    }
  | { readonly template: 'account-deleted'; readonly recipient: string }
  | ({ readonly template: 'api-token-created'; readonly recipient: string } & TokenMail)
  | ({
      readonly template: 'project-invitation'
      readonly userId: string
      readonly recipient: string
    } & InvitationMail)
  | ({ readonly template: 'project-offered'; readonly recipient: string } & OfferMail)
  | ({ readonly template: 'project-taken-over'; readonly recipient: string } & TakenOverMail)
  | ({ readonly template: 'contact'; readonly recipient: string } & ContactMail)

export interface InvitationMail {
  readonly personId: number
  readonly projectName: string
  readonly inviter: string
}

export interface OfferMail extends TakenOverMail {
  readonly ownerId: string
  readonly projectId: number
}

export interface TakenOverMail {
  readonly owner: string
  readonly projectName: string
}

export interface TokenMail {
  readonly name: string
  readonly scope: TokenScope
  readonly expiresAt: string
}

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
  readonly senderName: string | null
  readonly senderEmail: string
  readonly subject: string
  /** Lines end with `\n`. */
  readonly message: string
  readonly account: string | null
}

export interface MailQueue {
  /** Queues the mail. It is sent only if the transaction commits. */
  enqueue(transaction: Transaction, mail: Mail): Promise<void>
}
