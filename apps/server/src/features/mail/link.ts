import { toEmailKey } from '@wordloom/contract'
import type { Mail } from '../../ports/mail.ts'
import type { InvitationIssuer, LinkSubject, ResetSubjects, TokenIssuer } from './mail.ts'
import type { Transaction } from './storage.ts'

interface LinkParts {
  readonly tokens: TokenIssuer
  readonly invitations: InvitationIssuer
  readonly resetSubjects: ResetSubjects
}

export interface Destination {
  readonly recipient: string
  readonly token: string | null
}

export async function findDestination(
  transaction: Transaction,
  outboxId: number,
  mail: Mail,
  { tokens, invitations, resetSubjects }: LinkParts,
): Promise<Destination | null> {
  if (!hasLink(mail)) return { recipient: mail.recipient, token: null }
  if (mail.template === 'project-invitation') {
    const token = await invitations.issue(transaction, mail.userId, mail.personId)
    return token === null ? null : { recipient: mail.recipient, token }
  }
  const subject = await findSubject(transaction, mail, resetSubjects)
  if (subject === null) return null
  const token = await tokens.issue(transaction, { ...subject, outboxId })
  return token === null ? null : { recipient: subject.email, token }
}

export function hasLink(mail: Mail): mail is LinkMail {
  return mail.template === 'password-reset' || 'userId' in mail
}

type TokenMail = Extract<Mail, { template: 'verification' | 'email-change' | 'password-reset' }>
type LinkMail = TokenMail | Extract<Mail, { template: 'project-invitation' }>

async function findSubject(
  transaction: Transaction,
  mail: TokenMail,
  resetSubjects: ResetSubjects,
): Promise<Omit<LinkSubject, 'outboxId'> | null> {
  if (mail.template === 'password-reset') {
    const found = await resetSubjects.findForReset(transaction, toEmailKey(mail.recipient))
    return found && { ...found, purpose: 'reset' }
  }
  const purpose = mail.template === 'verification' ? 'verification' : 'email_change'
  return { userId: mail.userId, purpose, email: mail.recipient }
}
