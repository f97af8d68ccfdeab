import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ItemId, ItemParams } from '../library/item-fields.ts'

/** The most emails per reply; `total` counts the others too. */
export const DEAD_LETTERS_SHOWN = 50

/** An email that couldn't be delivered. It's kept for 30 days. */
export const DeadLetter = z.strictObject({
  id: ItemId,
  template: z.string(),
  recipient: z.string(),
  createdAt: z.iso.datetime(),
  givenUpAt: z.iso.datetime(),
  attempts: z.int(),
  /** The last reply of the mail server, without addresses and links. */
  reason: z.nullable(z.string()),
})
export type DeadLetter = Readonly<z.infer<typeof DeadLetter>>

export const DeadLetters = z.strictObject({
  deadLetters: z.array(DeadLetter),
  total: z.int(),
})
export type DeadLetters = Readonly<z.infer<typeof DeadLetters>>

export const deadLetters = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/dead-letters',
    access: 'admin',
    bounds: 'rows',
    summary: "Emails that couldn't be delivered, newest first",
    reply: DeadLetters,
    status: 200,
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/admin/dead-letters/:id/send-again',
    access: 'admin',
    summary: "Retry an email that couldn't be delivered",
    params: ItemParams,
    status: 204,
  }),
  discard: endpoint({
    method: 'DELETE',
    path: '/api/admin/dead-letters/:id',
    access: 'admin',
    summary: "Delete an email that couldn't be delivered",
    params: ItemParams,
    status: 204,
  }),
} as const
