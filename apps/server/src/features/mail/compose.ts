import { toHtml } from './letters/html.ts'
import { toText } from './letters/text.ts'
import { writeLetter } from './letters/write-letter.ts'
import { findDestination, hasLink } from './link.ts'
import type { Mail, ResetSubjects, TokenIssuer } from './mail.ts'
import { MAIL_LIFE_MS } from './patience.ts'
import { hostOf, type Sender } from './sender.ts'
import type { ClaimedMail, Outbox } from './storage.ts'
import type { Message } from './transport.ts'

interface ComposerParts {
  readonly outbox: Pick<Outbox, 'transaction'>
  readonly tokens: TokenIssuer
  readonly resetSubjects: ResetSubjects
  readonly publicUrl: () => string
  readonly sender: () => Sender
}

/** Writes what is sent; null when there is no point in it any more. */
export type Compose = (claimed: ClaimedMail, mail: Mail) => Promise<Message | null>

export function createCompose(parts: ComposerParts): Compose {
  const { outbox, publicUrl, sender } = parts

  return async ({ id, createdAt, age }, mail) => {
    if (hasLink(mail) && age >= MAIL_LIFE_MS) return null
    const destination = await outbox.transaction((transaction) =>
      findDestination(transaction, id, mail, parts),
    )
    if (destination === null) return null
    const { recipient, token } = destination
    const from = sender()
    const letter = writeLetter(
      { ...mail, recipient },
      { publicUrl: publicUrl(), token, happenedAt: createdAt },
    )
    return {
      // With the time, as ids begin anew in a new database.
      messageId: `${id}.${createdAt.getTime().toString(36)}@${hostOf(from)}`,
      sender: from,
      recipient,
      date: createdAt,
      subject: letter.subject,
      text: toText(letter),
      html: toHtml(letter),
    }
  }
}
