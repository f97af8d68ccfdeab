import { toEmailKey } from '@wordloom/contract'
import type { Mail } from '../../ports/mail.ts'
import type { LinkSubject, ResetSubjects, TokenIssuer } from './mail.ts'
import type { Transaction } from './storage.ts'

interface LinkParts {
  readonly tokens: TokenIssuer
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
  { tokens, resetSubjects }: LinkParts,
): Promise<Destination | null> {
  if (!hasLink(mail)) return { recipient: mail.recipient, token: null }
  const subject = await findSubject(transaction, mail, resetSubjects)
  if (subject === null) return null
  const token = await tokens.issue(transaction, { ...subject, outboxId })
  return token === null ? null : { recipient: subject.email, token }
}

export function hasLink(mail: Mail): mail is LinkMail {
  return mail.template === 'password-reset' || 'userId' in mail
}

type LinkMail = Extract<Mail, { template: 'verification' | 'email-change' | 'password-reset' }>

async function findSubject(
  transaction: Transaction,
  mail: LinkMail,
  resetSubjects: ResetSubjects,
): Promise<Omit<LinkSubject, 'outboxId'> | null> {
  if (mail.template === 'password-reset') {
    const found = await resetSubjects.findForReset(transaction, toEmailKey(mail.recipient))
    return found && { ...found, purpose: 'reset' }
  }
  const purpose = mail.template === 'verification' ? 'verification' : 'email_change'
  return { userId: mail.userId, purpose, email: mail.recipient }
}
