import { Email } from '@wordloom/contract'
import { DeliveryError, type Message } from './transport.ts'

/**
 * A message as it is sent, with its headers.
 *
 * @throws {DeliveryError} when the recipient, or whoever is to be answered, is not one address and nothing else: lists, names and comments would be
 * read out of it.
 */
export async function toSource(message: Message): Promise<Buffer> {
  const { messageId, sender, recipient, replyTo, date, subject, text, html } = message
  if (!Email.safeParse(recipient).success)
    throw new DeliveryError('The recipient is no address.', { isPermanent: true })
  if (replyTo !== undefined && !Email.safeParse(replyTo.address).success)
    throw new DeliveryError('The address to answer is none.', { isPermanent: true })
  // Only now: before its first mail, a server does without it.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const composer = new MailComposer({
    messageId: `<${messageId}>`,
    from: { ...sender },
    to: { name: '', address: recipient },
    date,
    subject: asText(subject),
    text,
    html,
    // What nobody wrote, nobody's notice of absence answers; what somebody wrote is to be received like any letter.
    ...(replyTo === undefined
      ? { headers: { 'auto-submitted': 'auto-generated' } }
      : { replyTo: { name: asText(replyTo.name), address: replyTo.address } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

/** What looks like an encoded word (RFC 2047) would be read as what it stands for: parted, it is what it is. */
function asText(header: string): string {
  return header.replaceAll('=?', '=\u200b?')
}
