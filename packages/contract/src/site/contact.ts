import * as z from 'zod/mini'
import { Email, PersonName } from '../accounts/account-fields.ts'
import { endpoint } from '../endpoint.ts'
import { titleOf, UNREADABLE_IN_LINES, VISIBLE } from '../library/item-fields.ts'
import { MAX_MESSAGE_CHARACTERS } from '../limits.ts'

export const CONTACT_KINDS = ['question', 'feature'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

export const CONTACT_MESSAGES = {
  subject: 'Please enter a subject',
  message: 'Please enter a message',
  messageLong: `Please use at most ${MAX_MESSAGE_CHARACTERS.toLocaleString('en')} characters`,
  messageUnreadable: 'Please remove the invisible characters',
  closed: 'This site has no contact form. Ask the person who gave you its URL.',
} as const

const MessageText = z.string({ error: CONTACT_MESSAGES.message }).check(
  z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
  z.trim(),
  z.refine((text) => VISIBLE.test(text), { error: CONTACT_MESSAGES.message, abort: true }),
  z.maxLength(MAX_MESSAGE_CHARACTERS, CONTACT_MESSAGES.messageLong),
  z.refine((text) => !UNREADABLE_IN_LINES.test(text), CONTACT_MESSAGES.messageUnreadable),
)

export const ContactOptions = z.strictObject({
  /** The address that receives the messages; null if the contact form is off. */
  supportEmail: z.nullable(z.string()),
  /** True if messages only go to /dev/mail, which happens in demo mode. */
  isDemo: z.boolean(),
})
export type ContactOptions = Readonly<z.infer<typeof ContactOptions>>

export const contact = {
  options: endpoint({
    method: 'GET',
    path: '/api/contact',
    access: 'anyone',
    summary: 'Where messages to the operator go',
    reply: ContactOptions,
    status: 200,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/contact',
    access: 'optional',
    rateLimits: ['contactPerNetwork', 'contactInAll', 'contactRepeat'],
    summary: 'Send a message to the operator. The same message within a day is sent once',
    body: z.strictObject({
      firstName: z.optional(z.nullable(PersonName)),
      lastName: z.optional(z.nullable(PersonName)),
      email: Email,
      subject: titleOf(CONTACT_MESSAGES.subject),
      message: MessageText,
      kind: z._default(z.enum(CONTACT_KINDS), 'question'),
    }),
    status: 204,
  }),
} as const
