import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ItemId } from './item-fields.ts'

export const MARKED_KINDS = ['list', 'result', 'project'] as const
export type MarkedKind = (typeof MARKED_KINDS)[number]

const MAX_TAG_CHARACTERS = 40
export const MAX_ITEM_TAGS = 20
/** Different tags of an account. */
export const MAX_TAGS = 200
/** Items that one request changes. */
export const MAX_MARKED_ITEMS = 500

export const MARK_MESSAGES = {
  tag: 'Please enter a tag',
  tagLong: `A tag can have up to ${MAX_TAG_CHARACTERS} characters`,
  tagUnreadable: "A tag can't have commas or invisible characters",
  tooManyOnItem: `An item can have up to ${MAX_ITEM_TAGS} tags. Remove one first.`,
  tooMany: `You have ${MAX_TAGS} different tags. Remove one that you no longer need from all its items.`,
} as const

/** White space around a tag is trimmed. Tags are compared without case. */
export const Tag = z.string({ error: MARK_MESSAGES.tag }).check(
  z.trim(),
  z.normalize('NFC'),
  z.refine((tag) => /[^\s\p{C}]/u.test(tag), { error: MARK_MESSAGES.tag, abort: true }),
  z.maxLength(MAX_TAG_CHARACTERS, MARK_MESSAGES.tagLong),
  z.regex(/^[^,\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, MARK_MESSAGES.tagUnreadable),
)

/** The same for tags that differ only in case. */
export function toTagKey(tag: string): string {
  return tag.toLowerCase()
}

const MarkedItem = z.strictObject({ kind: z.enum(MARKED_KINDS), itemId: ItemId })
export type MarkedItem = Readonly<z.infer<typeof MarkedItem>>

/** The star and the tags of a list, a result or a project. Items without both have no mark. */
export const Mark = z.strictObject({
  kind: z.enum(MARKED_KINDS),
  itemId: ItemId,
  starredAt: z.nullable(z.iso.datetime()),
  tags: z.array(z.string()),
})
export type Mark = Readonly<z.infer<typeof Mark>>

const Tags = z.array(Tag).check(z.maxLength(MAX_ITEM_TAGS, MARK_MESSAGES.tooManyOnItem))

export const marks = {
  list: endpoint({
    method: 'GET',
    path: '/api/marks',
    access: 'signed-in',
    bounds: 'rows',
    tokenScope: 'read',
    summary: 'The stars and tags of lists, results and projects, also of those in the trash',
    reply: z.array(Mark),
    status: 200,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/marks',
    access: 'signed-in',
    tokenScope: 'write',
    summary: `Star items, remove their stars, add tags to them or remove tags, up to ${MAX_MARKED_ITEMS} items at a time`,
    body: z.strictObject({
      items: z.array(MarkedItem).check(z.minLength(1), z.maxLength(MAX_MARKED_ITEMS)),
      isStarred: z.optional(z.boolean()),
      addTags: z.optional(Tags),
      removeTags: z.optional(Tags),
    }),
    status: 204,
  }),
} as const
