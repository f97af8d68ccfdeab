import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const DemoMailSummary = z.strictObject({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  sentAt: z.iso.datetime(),
})
export type DemoMailSummary = Readonly<z.infer<typeof DemoMailSummary>>

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

/** Demo mode writes emails to files instead of sending them. Otherwise, these endpoints answer 404. */
export const demoMail = {
  list: endpoint({
    method: 'GET',
    path: '/api/dev/mail',
    access: 'anyone',
    bounds: 'rows',
    summary: 'Emails of the demo, newest first',
    reply: z.array(DemoMailSummary),
    status: 200,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/dev/mail/:id',
    access: 'anyone',
    summary: 'One email of the demo',
    params: MailId,
    reply: DemoMail,
    status: 200,
  }),
  readHtml: endpoint({
    method: 'GET',
    path: '/api/dev/mail/:id/html',
    access: 'anyone',
    bounds: 'text',
    summary: 'The HTML part of an email of the demo',
    params: MailId,
    replyTypes: ['text/html'],
    status: 200,
  }),
} as const
