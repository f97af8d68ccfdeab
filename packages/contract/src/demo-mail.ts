import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** A mail that was written to a file, as a list of mails shows it. */
export const DemoMailSummary = z.strictObject({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  sentAt: z.iso.datetime(),
})
export type DemoMailSummary = Readonly<z.infer<typeof DemoMailSummary>>

/** A mail with its text part; its HTML part is a document of its own. */
export const DemoMail = z.strictObject({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  sentAt: z.iso.datetime(),
  text: z.string(),
})
export type DemoMail = Readonly<z.infer<typeof DemoMail>>

const MailId = z.strictObject({ id: z.string() })

/** The mails of demo mode, where nothing leaves the machine. Elsewhere these answer as if they did not exist. */
export const demoMail = {
  list: endpoint({
    method: 'GET',
    path: '/api/dev/mail',
    access: 'anyone',
    summary: 'Mails of the demo, newest first',
    reply: z.array(DemoMailSummary),
    status: 200,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/dev/mail/:id',
    access: 'anyone',
    summary: 'One mail of the demo',
    params: MailId,
    reply: DemoMail,
    status: 200,
  }),
  readHtml: endpoint({
    method: 'GET',
    path: '/api/dev/mail/:id/html',
    access: 'anyone',
    summary: 'The HTML part of a mail of the demo',
    params: MailId,
    replyTypes: ['text/html'],
    status: 200,
  }),
} as const
