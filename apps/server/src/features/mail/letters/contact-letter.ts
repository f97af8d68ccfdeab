import type { ContactMail } from '../mail.ts'
import type { Letter } from './letter.ts'

const WHAT = { question: 'Question', feature: 'Feature request' } as const
const PREVIEW_CHARACTERS = 120

/** What somebody wrote by the contact form, for whoever runs the installation. */
export function writeContactLetter(
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
): Letter {
  const sender = senderName === null ? senderEmail : `${senderName} (${senderEmail})`
  return {
    // Begins with words of ours, so that nobody's subject passes for a message of the product itself.
    subject: `Wordloom ${WHAT[kind].toLowerCase()}: ${subject}`,
    preview: Array.from(message.replaceAll(/\s+/g, ' ')).slice(0, PREVIEW_CHARACTERS).join(''),
    heading: subject,
    quote: message,
    paragraphs: [
      `${WHAT[kind]} from ${sender}. Reply to this email, and your answer goes to ${senderEmail}.`,
      account === null
        ? 'The sender was not signed in: nobody has checked that the address is theirs.'
        : `The sender was signed in to the account of ${account}.`,
    ],
    reason: `You get this email because messages from the contact form of ${publicUrl} go to ${recipient}.`,
    replyTo: { name: senderName ?? '', address: senderEmail },
  }
}
