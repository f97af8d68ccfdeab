import { Email } from '@wordloom/contract'
import type { SendMailOptions } from 'nodemailer'
import { DeliveryError, type Message } from './transport.ts'

/**
 * A message in the words of nodemailer, which reads lists, names and comments out of what it takes for an address.
 *
 * @throws {DeliveryError} when the recipient is not one address and nothing else.
 */
export function toMailOptions(message: Message): SendMailOptions {
  const { messageId, sender, recipient, date, subject, text, html } = message
  if (!Email.safeParse(recipient).success)
    throw new DeliveryError('The recipient is no address.', { isPermanent: true })
  return {
    messageId: `<${messageId}>`,
    envelope: { from: sender.address, to: [recipient] },
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
  }
}
