import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ItemId } from './item-fields.ts'

export const TRASH_KINDS = ['list', 'result', 'folder', 'project'] as const
export type TrashKind = (typeof TRASH_KINDS)[number]

export const TrashedItem = z.strictObject({
  kind: z.enum(TRASH_KINDS),
  id: ItemId,
  name: z.string(),
  deletedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type TrashedItem = Readonly<z.infer<typeof TrashedItem>>

export const trash = {
  list: endpoint({
    method: 'GET',
    path: '/api/trash',
    access: 'signed-in',
    bounds: 'rows',
    tokenScope: 'read',
    summary: 'What was deleted and can be restored, the latest first',
    reply: z.array(TrashedItem),
    status: 200,
  }),
  empty: endpoint({
    method: 'DELETE',
    path: '/api/trash',
    access: 'signed-in',
    bounds: 'copies',
    tokenScope: 'write',
    summary: 'Permanently delete everything in the trash',
    status: 204,
  }),
} as const
