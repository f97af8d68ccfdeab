import type { ContactMail } from '#ports/mail.ts'
import type { EmailContent } from './email-content.ts'
import { CONTACT_TEXTS as T } from './texts.ts'

const PREVIEW_CHARACTERS = 120

export function writeContactContent(
  {
    kind,
    senderName,
    senderEmail,
    subject,
    message,
    account,
    recipient,
  }: ContactMail & { recipient: string },
  publicUrl: string,
): EmailContent {
  const sender = senderName === null ? senderEmail : T.sender(senderName, senderEmail)
  return {
    subject: T.subjects[kind](subject),
    preview: Array.from(message.replaceAll(/\s+/g, ' ')).slice(0, PREVIEW_CHARACTERS).join(''),
    heading: subject,
    quote: message,
    paragraphs: [T.intros[kind](sender, senderEmail), account === null ? T.visitor : T.member(account)],
    reason: T.reason(publicUrl, recipient),
    replyTo: { name: senderName ?? '', address: senderEmail },
  }
}
