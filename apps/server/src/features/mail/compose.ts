import type { Mail } from '../../ports/mail.ts'
import { findDestination, hasLink } from './link.ts'
import type { InvitationIssuer, ResetSubjects, TokenIssuer } from './mail.ts'
import { hostOf, type Sender } from './sender.ts'
import { type ClaimedMail, MAIL_LIFE_MS, type Outbox } from './storage.ts'
import { toHtml } from './templates/html.ts'
import { toText } from './templates/text.ts'
import { writeContent } from './templates/write-content.ts'
import type { Message } from './transports/transport.ts'

interface ComposerParts {
  readonly outbox: Pick<Outbox, 'transaction' | 'confirm'>
  readonly tokens: TokenIssuer
  readonly invitations: InvitationIssuer
  readonly resetSubjects: ResetSubjects
  readonly publicUrl: () => string
  readonly sender: () => Sender
}

export type Compose = (claimed: ClaimedMail, mail: Mail) => Promise<Message | null>

export function createCompose(parts: ComposerParts): Compose {
  const { outbox, publicUrl, sender } = parts

  return async (claimed, mail) => {
    const { id, createdAt, age } = claimed
    if (hasLink(mail) && age >= MAIL_LIFE_MS) return null
    const destination = await outbox.transaction(async (transaction) => {
      const found = await findDestination(transaction, id, mail, parts)
      // Confirm last: like code that withdraws mails, lock the account before the mail, to avoid deadlocks.
      return (await outbox.confirm(transaction, claimed)) ? found : null
    })
    if (destination === null) return null
    const { recipient, token } = destination
    const from = sender()
    const content = writeContent(
      { ...mail, recipient },
      { publicUrl: publicUrl(), token, happenedAt: createdAt },
    )
    return {
      // The time makes the id unique: ids start over in a new database.
      messageId: `${id}.${createdAt.getTime().toString(36)}@${hostOf(from)}`,
      sender: from,
      recipient,
      ...(content.replyTo && { replyTo: content.replyTo }),
      date: createdAt,
      subject: content.subject,
      text: toText(content),
      html: toHtml(content),
    }
  }
}
