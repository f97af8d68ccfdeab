import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ITEM_FIELD_MESSAGES, ItemId, ItemParams, titleOf } from './item-fields.ts'

/** The first color is the default. */
export const FOLDER_COLORS = ['#3b82f6', '#ef4444', '#10b981', '#f59e0b', '#8b5cf6', '#ec4899'] as const
export type FolderColor = (typeof FOLDER_COLORS)[number]

const Color = z.pipe(
  z.string({ error: ITEM_FIELD_MESSAGES.folderColor }).check(z.toLowerCase()),
  z.enum(FOLDER_COLORS, ITEM_FIELD_MESSAGES.folderColor),
)

export const Folder = z.strictObject({
  id: ItemId,
  name: z.string(),
  color: z.enum(FOLDER_COLORS),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Folder = Readonly<z.infer<typeof Folder>>

export const folders = {
  list: endpoint({
    method: 'GET',
    path: '/api/folders',
    access: 'signed-in',
    tokenScope: 'read',
    summary: 'All folders, in the order in which they were made',
    reply: z.array(Folder),
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/folders',
    access: 'signed-in',
    tokenScope: 'write',
    summary: 'Make a folder',
    body: z.strictObject({
      name: titleOf(ITEM_FIELD_MESSAGES.folderName),
      color: z._default(Color, FOLDER_COLORS[0]),
    }),
    reply: Folder,
    status: 201,
    isRepeatable: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/folders/:id',
    access: 'signed-in',
    tokenScope: 'write',
    summary: 'Change the name and the color of a folder; without a color it keeps its own',
    params: ItemParams,
    body: z.strictObject({ name: titleOf(ITEM_FIELD_MESSAGES.folderName), color: z.optional(Color) }),
    reply: Folder,
    status: 200,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/folders/:id',
    access: 'signed-in',
    tokenScope: 'write',
    summary: 'Delete a folder: its lists are in no folder then. For 30 days it can be restored',
    params: ItemParams,
    status: 204,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/folders/:id/restore',
    access: 'signed-in',
    tokenScope: 'write',
    summary: 'Bring a deleted folder back, with the lists that were in it and are in no other now',
    params: ItemParams,
    reply: Folder,
    status: 200,
  }),
} as const
