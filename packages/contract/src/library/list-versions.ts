import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { LIST_PREVIEW_WORDS } from '../limits.ts'
import { AccountQuery, ItemId, ItemParams, VersionParams } from './item-fields.ts'
import { SavedListSummary } from './saved-lists.ts'

/** Days that a list keeps its words from before a change. */
export const VERSION_DAYS = 30
/** The most earlier versions of one list, and of all lists of an account. The oldest ones go first. */
export const MAX_LIST_VERSIONS = 30
export const MAX_VERSIONS = 5000
/** Changes by the same person within this time keep one version: what the list was before the first of them. */
export const VERSION_MINUTES = 10

const Preview = z.array(z.string()).check(z.maxLength(LIST_PREVIEW_WORDS))

const Difference = z.strictObject({
  /** Different words that only the later words have, and those that only the version has. */
  added: z.int(),
  removed: z.int(),
  addedExamples: Preview,
  removedExamples: Preview,
})

const head = {
  id: ItemId,
  wordCount: z.int(),
  /** When the list stopped being like this. */
  changedAt: z.iso.datetime(),
  /** The email address of the person who changed it. Null if they deleted their account. */
  changedBy: z.nullable(z.string()),
}

export const ListVersion = z.strictObject({
  ...head,
  preview: Preview,
  /** From this version to the next one, or to the list as it is now. Null if either is too large to compare here. */
  difference: z.nullable(Difference),
})
export type ListVersion = Readonly<z.infer<typeof ListVersion>>

export const ListVersionWords = z.strictObject({ ...head, words: z.array(z.string()) })
export type ListVersionWords = Readonly<z.infer<typeof ListVersionWords>>

export const listVersions = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-lists/:id/versions',
    access: 'signed-in',
    bounds: 'rows',
    tokenScope: 'read',
    people: { role: 'viewer', item: 'list' },
    summary: `What a list was before its changes of the last ${VERSION_DAYS} days, newest first`,
    params: ItemParams,
    query: AccountQuery,
    reply: z.array(ListVersion),
    status: 200,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/saved-lists/:id/versions/:versionId',
    access: 'signed-in',
    bounds: 'text',
    tokenScope: 'read',
    people: { role: 'viewer', item: 'list' },
    summary: 'An earlier version of a list with its words',
    params: VersionParams,
    query: AccountQuery,
    reply: ListVersionWords,
    status: 200,
  }),
  bringBack: endpoint({
    method: 'POST',
    path: '/api/saved-lists/:id/versions/:versionId/bring-back',
    access: 'signed-in',
    bounds: 'copies',
    tokenScope: 'write',
    people: { role: 'editor', item: 'list', event: 'list_changed' },
    summary: 'Give a list the words of an earlier version. Its words until then become a version',
    params: VersionParams,
    query: AccountQuery,
    reply: SavedListSummary,
    status: 200,
    isConditional: true,
  }),
} as const
