import { Email } from '@wordloom/contract'
import MailComposer from 'nodemailer/lib/mail-composer'
import { DeliveryError, type Message } from './transport.ts'

/**
 * A message as it is sent, with its headers.
 *
 * @throws {DeliveryError} when the recipient is not one address and nothing else: lists, names and comments would be
 * read out of it.
 */
export function toSource(message: Message): Promise<Buffer> {
  const { messageId, sender, recipient, date, subject, text, html } = message
  if (!Email.safeParse(recipient).success)
    throw new DeliveryError('The recipient is no address.', { isPermanent: true })
  const composer = new MailComposer({
    messageId: `<${messageId}>`,
    from: { ...sender },
    to: { name: '', address: recipient },
    date,
    subject,
    text,
    html,
    // Nobody's notice of absence answers it.
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}
