import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ITEM_FIELD_MESSAGES, ItemId, ItemParams, titleOf } from './item-fields.ts'

export const FOLDER_COLOR_NAMES = {
  '#3b82f6': 'Blue',
  '#ef4444': 'Red',
  '#10b981': 'Green',
  '#f59e0b': 'Amber',
  '#8b5cf6': 'Violet',
  '#ec4899': 'Pink',
} as const

export type FolderColor = keyof typeof FOLDER_COLOR_NAMES
export const FOLDER_COLORS = Object.keys(FOLDER_COLOR_NAMES) as readonly FolderColor[]
export const DEFAULT_FOLDER_COLOR: FolderColor = '#3b82f6'

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
    bounds: 'rows',
    tokenScope: 'read',
    summary: 'All folders, oldest first',
    reply: z.array(Folder),
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/folders',
    access: 'signed-in',
    tokenScope: 'write',
    summary: 'Create a folder',
    body: z.strictObject({
      name: titleOf(ITEM_FIELD_MESSAGES.folderName),
      color: z._default(Color, DEFAULT_FOLDER_COLOR),
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
    summary: 'Change the name and the color of a folder. Without a color, the folder keeps its color',
    params: ItemParams,
    body: z.strictObject({ name: titleOf(ITEM_FIELD_MESSAGES.folderName), color: z.optional(Color) }),
    reply: Folder,
    status: 200,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/folders/:id',
    access: 'signed-in',
    bounds: 'copies',
    tokenScope: 'write',
    summary: 'Delete a folder. Its lists stay, without a folder. The folder can be restored for 30 days',
    params: ItemParams,
    status: 204,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/folders/:id/restore',
    access: 'signed-in',
    bounds: 'copies',
    tokenScope: 'write',
    summary: 'Restore a deleted folder, with its lists that are in no other folder now',
    params: ItemParams,
    reply: Folder,
    status: 200,
  }),
} as const
