import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { LIST_PREVIEW_WORDS, MAX_LIST_BODY_BYTES, MAX_WORDS } from '../limits.ts'
import { FileQuery, ReadingReport } from './file-bodies.ts'
import {
  AccountQuery,
  AccountViewQuery,
  ITEM_FIELD_MESSAGES,
  ItemId,
  ItemParams,
  titleOf,
  ViewQuery,
} from './item-fields.ts'
import { itemsOf } from './items.ts'

/** Blank words are dropped; the others stay unchanged. */
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
  folderId: z.nullable(ItemId),
  projectId: z.nullable(ItemId),
  wordCount: z.int(),
  /** Increases with each change of the name or the words. */
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}

export const SavedListSummary = z.strictObject({
  ...head,
  preview: z.array(z.string()).check(z.maxLength(LIST_PREVIEW_WORDS)),
})
export type SavedListSummary = Readonly<z.infer<typeof SavedListSummary>>

export const SavedList = z.strictObject({ ...head, words: z.array(z.string()) })
export type SavedList = Readonly<z.infer<typeof SavedList>>

/** `reading` is there if the query asks for a report. */
const reading = z.optional(ReadingReport)

export const SavedListReply = z.union([
  z.strictObject({ ...head, words: z.array(z.string()), reading }),
  z.strictObject({
    ...head,
    preview: z.array(z.string()).check(z.maxLength(LIST_PREVIEW_WORDS)),
    reading,
  }),
])

export const WordHit = z.strictObject({
  id: ItemId,
  count: z.int(),
  words: z.array(z.string()),
})
export type WordHit = Readonly<z.infer<typeof WordHit>>

export const savedLists = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-lists',
    access: 'signed-in',
    bounds: 'text',
    tokenScope: 'read',
    summary: 'All lists, newest first',
    query: ViewQuery,
    reply: z.union([z.array(SavedList), z.array(SavedListSummary)]),
    status: 200,
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/saved-lists/search',
    access: 'signed-in',
    bounds: 'search',
    tokenScope: 'read',
    summary: 'Lists with words that contain a text, ignoring case and accents. Searches some lists at a time',
    query: z.object({
      q: z.string().check(z.minLength(1), z.maxLength(200)),
      after: z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,15}$/))),
    }),
    reply: z.strictObject({
      hits: z.array(WordHit),
      /** Send this as `after` to continue; null at the end. */
      next: z.nullable(ItemId),
    }),
    status: 200,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/saved-lists/:id',
    access: 'signed-in',
    bounds: 'text',
    tokenScope: 'read',
    people: { role: 'viewer', item: 'list' },
    summary: 'A list with its words',
    params: ItemParams,
    query: AccountQuery,
    reply: SavedList,
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/saved-lists',
    access: 'signed-in',
    bounds: 'text',
    tokenScope: 'write',
    summary: 'Save a list. A body of text/csv or text/plain can be a file of another program',
    body: z.strictObject({
      name: titleOf(ITEM_FIELD_MESSAGES.listName),
      words: Words,
      folderId: z.optional(z.nullable(ItemId)),
      projectId: z.optional(z.nullable(ItemId)),
    }),
    bodyLimit: MAX_LIST_BODY_BYTES,
    takesFiles: true,
    query: z.extend(ViewQuery, FileQuery),
    reply: SavedListReply,
    status: 201,
    isRepeatable: true,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/api/saved-lists/:id',
    access: 'signed-in',
    bounds: 'text',
    tokenScope: 'write',
    people: { role: 'editor', item: 'list', event: 'list_changed' },
    summary:
      'Change the name and the words of a list. A body of text/csv or text/plain can be a file of another program',
    params: ItemParams,
    body: z.strictObject({ name: titleOf(ITEM_FIELD_MESSAGES.listName), words: Words }),
    bodyLimit: MAX_LIST_BODY_BYTES,
    takesFiles: true,
    query: z.extend(AccountViewQuery, FileQuery),
    reply: SavedListReply,
    status: 200,
    isConditional: true,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/saved-lists/:id',
    access: 'signed-in',
    bounds: 'copies',
    tokenScope: 'write',
    people: { role: 'editor', item: 'list', event: 'list_changed' },
    summary: 'Change the name of a list',
    params: ItemParams,
    query: AccountQuery,
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
    summary: 'Put a list into a folder, or take it out with null',
    params: ItemParams,
    body: z.strictObject({ folderId: z.nullable(ItemId) }),
    reply: SavedListSummary,
    status: 200,
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/saved-lists/:id/move',
    access: 'signed-in',
    bounds: 'copies',
    tokenScope: 'write',
    summary: 'Move a list to a project, or take it out with null',
    params: ItemParams,
    body: z.strictObject({ projectId: z.nullable(ItemId) }),
    reply: SavedListSummary,
    status: 200,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/saved-lists/:id',
    access: 'signed-in',
    bounds: 'copies',
    tokenScope: 'write',
    people: { role: 'editor', item: 'list', event: 'list_removed' },
    summary: 'Delete a list. It can be restored for 30 days',
    params: ItemParams,
    query: AccountQuery,
    status: 204,
    isConditional: true,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/saved-lists/:id/restore',
    access: 'signed-in',
    bounds: 'copies',
    tokenScope: 'write',
    summary: 'Restore a deleted list',
    params: ItemParams,
    reply: SavedListSummary,
    status: 200,
  }),
} as const
