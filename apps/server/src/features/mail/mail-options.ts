import type { SendMailOptions } from 'nodemailer'
import type { Message } from './transport.ts'

/** A message in the words of nodemailer. Addresses are told as such, so that none of their characters means anything. */
export function toMailOptions(message: Message): SendMailOptions {
  const { messageId, sender, recipient, date, subject, text, html } = message
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
