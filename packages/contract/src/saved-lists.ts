import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ITEM_FIELD_MESSAGES, ItemId, ItemParams, titleOf, ViewQuery } from './item-fields.ts'
import { itemsOf } from './items.ts'
import { LIST_PREVIEW_WORDS, MAX_LIST_BODY_BYTES, MAX_WORDS } from './limits.ts'

/** The words of a list to save: blank ones are left out, the others kept as they are sent. */
export const Words = itemsOf({
  noun: 'words',
  most: MAX_WORDS,
  previewed: LIST_PREVIEW_WORDS,
  missing: ITEM_FIELD_MESSAGES.words,
  dropsBlank: true,
})

const head = {
  id: ItemId,
  name: z.string(),
  /** The folder it is in. */
  folderId: z.nullable(ItemId),
  /** The project it belongs to. */
  projectId: z.nullable(ItemId),
  wordCount: z.int(),
  /** Grows with each change of the name or the words. */
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}

/** A list without its words. */
export const SavedListSummary = z.strictObject({
  ...head,
  /** The first words, shortened. */
  preview: z.array(z.string()),
})
export type SavedListSummary = Readonly<z.infer<typeof SavedListSummary>>

/** A list of words. */
export const SavedList = z.strictObject({ ...head, words: z.array(z.string()) })
export type SavedList = Readonly<z.infer<typeof SavedList>>

/** Whole, or as a summary where that was asked for. */
export const SavedListReply = z.union([SavedList, SavedListSummary])

/** A list whose words hold what was searched for. */
export const WordHit = z.strictObject({
  id: ItemId,
  /** How many of its words do. */
  count: z.int(),
  /** The first of them, shortened. */
  words: z.array(z.string()),
})
export type WordHit = Readonly<z.infer<typeof WordHit>>

/** Lists of words. */
export const savedLists = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-lists',
    access: 'signed-in',
    tokenScope: 'read',
    summary: 'All lists, the newest first',
    query: ViewQuery,
    reply: z.union([z.array(SavedList), z.array(SavedListSummary)]),
    status: 200,
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/saved-lists/search',
    access: 'signed-in',
    tokenScope: 'read',
    summary: 'Lists with words that hold a text, whatever its case, some lists at a time',
    query: z.object({
      q: z.string().check(z.minLength(1), z.maxLength(200)),
      /** Where the answer before ended. */
      after: z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,15}$/))),
    }),
    reply: z.strictObject({
      hits: z.array(WordHit),
      /** To be sent as `after` for the lists that follow; null when all have been looked at. */
      next: z.nullable(ItemId),
    }),
    status: 200,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/saved-lists/:id',
    access: 'signed-in',
    tokenScope: 'read',
    summary: 'A list with its words',
    params: ItemParams,
    reply: SavedList,
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/saved-lists',
    access: 'signed-in',
    tokenScope: 'write',
    summary: 'Save a list',
    body: z.strictObject({
      name: titleOf(ITEM_FIELD_MESSAGES.listName),
      words: Words,
      folderId: z.optional(z.nullable(ItemId)),
      projectId: z.optional(z.nullable(ItemId)),
    }),
    bodyLimit: MAX_LIST_BODY_BYTES,
    query: ViewQuery,
    reply: SavedListReply,
    status: 201,
    isRepeatable: true,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/api/saved-lists/:id',
    access: 'signed-in',
    tokenScope: 'write',
    summary: 'Change the name and the words of a list',
    params: ItemParams,
    body: z.strictObject({ name: titleOf(ITEM_FIELD_MESSAGES.listName), words: Words }),
    bodyLimit: MAX_LIST_BODY_BYTES,
    query: ViewQuery,
    reply: SavedListReply,
    status: 200,
    isConditional: true,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/saved-lists/:id',
    access: 'signed-in',
    tokenScope: 'write',
    summary: 'Change the name of a list',
    params: ItemParams,
    body: z.strictObject({ name: titleOf(ITEM_FIELD_MESSAGES.listName) }),
    reply: SavedListSummary,
    status: 200,
    isConditional: true,
  }),
  setFolder: endpoint({
    method: 'PUT',
    path: '/api/saved-lists/:id/folder',
    access: 'signed-in',
    tokenScope: 'write',
    summary: 'Put a list into a folder, or with null into none',
    params: ItemParams,
    body: z.strictObject({ folderId: z.nullable(ItemId) }),
    reply: SavedListSummary,
    status: 200,
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/saved-lists/:id/move',
    access: 'signed-in',
    tokenScope: 'write',
    summary: 'Move a list to a project, or with null to none',
    params: ItemParams,
    body: z.strictObject({ projectId: z.nullable(ItemId) }),
    reply: SavedListSummary,
    status: 200,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/saved-lists/:id',
    access: 'signed-in',
    tokenScope: 'write',
    summary: 'Delete a list; for 30 days it can be restored',
    params: ItemParams,
    status: 204,
    isConditional: true,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/saved-lists/:id/restore',
    access: 'signed-in',
    tokenScope: 'write',
    summary: 'Bring a deleted list back',
    params: ItemParams,
    reply: SavedListSummary,
    status: 200,
  }),
} as const
