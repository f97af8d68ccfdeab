import { Email } from '@wordloom/contract'
import { DeliveryError, type Message } from './transport.ts'

/** @throws {DeliveryError} unless recipient and reply address are plain: the library would accept lists, too. */
export async function toSource(message: Message): Promise<Buffer> {
  const { messageId, sender, recipient, replyTo, date, subject, text, html } = message
  if (!Email.safeParse(recipient).success)
    throw new DeliveryError("The recipient isn't a valid address.", { isPermanent: true })
  if (replyTo !== undefined && !Email.safeParse(replyTo.address).success)
    throw new DeliveryError("The reply address isn't a valid address.", { isPermanent: true })
  // Import late, so that a server that sends no mail doesn't load the library.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const composer = new MailComposer({
    messageId: `<${messageId}>`,
    from: { ...sender },
    to: { name: '', address: recipient },
    date,
    subject: asText(subject),
    text,
    html,
    // The header keeps out-of-office replies away from automatic mails. A message from a person may get one.
    ...(replyTo === undefined
      ? { headers: { 'auto-submitted': 'auto-generated' } }
      : { replyTo: { name: asText(replyTo.name), address: replyTo.address } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return composer.compile().build()
}

/** Inserts a zero-width space, so that mail programs don't decode user text as an encoded word (RFC 2047). */
function asText(header: string): string {
  return header.replaceAll('=?', '=\u200b?')
}
