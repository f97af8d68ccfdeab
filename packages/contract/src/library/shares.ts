import * as z from 'zod/mini'
import { GivenPassword, NewPassword } from '../accounts/account-fields.ts'
import { endpoint } from '../endpoint.ts'
import { MAX_ACCOUNT_BODY_BYTES } from '../limits.ts'
import { ItemId, ItemParams } from './item-fields.ts'
import { Project } from './projects.ts'
import { SavedList } from './saved-lists.ts'
import { SavedResult } from './saved-results.ts'

export const MAX_SHARES = 200
const MAX_SHARE_DAYS = 365

export const SHARE_KINDS = ['list', 'result', 'project'] as const
export type ShareKind = (typeof SHARE_KINDS)[number]

export const SHARE_MESSAGES = {
  life: `Choose 1 to ${MAX_SHARE_DAYS} days, or no end`,
  tooMany: `You have ${MAX_SHARES} share links. Revoke one you no longer need.`,
  gone: "This link doesn't work. It may have ended, or someone revoked it.",
  passwordNeeded: 'This link has a password',
  passwordWrong: "That password isn't right. Check it and try again.",
} as const

export const Share = z.strictObject({
  id: ItemId,
  kind: z.enum(SHARE_KINDS),
  itemId: ItemId,
  /** True for a copy made when the link was created; false if the link shows the item as it is now. */
  isFrozen: z.boolean(),
  hasPassword: z.boolean(),
  opens: z.int(),
  /** Wrong passwords in the last day, counted up to a hundred. */
  wrongPasswords: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.nullable(z.iso.datetime()),
})
export type Share = Readonly<z.infer<typeof Share>>

const shared = {
  /** When the copy was made; null if the link shows the item as it is now. */
  frozenAt: z.nullable(z.iso.datetime()),
  expiresAt: z.nullable(z.iso.datetime()),
}

/** Only what is named here: a new field of a list stays private. */
export const SharedList = z.extend(
  z.pick(SavedList, { name: true, wordCount: true, updatedAt: true, words: true }),
  { kind: z.literal('list'), ...shared },
)
export type SharedList = Readonly<z.infer<typeof SharedList>>

export const SharedResult = z.extend(
  z.omit(SavedResult, { id: true, projectId: true, hasRecipe: true, version: true, createdAt: true }),
  { kind: z.literal('result'), ...shared },
)
export type SharedResult = Readonly<z.infer<typeof SharedResult>>

/** The generator only, without the lists and results of the project. */
export const SharedProject = z.extend(z.omit(Project, { id: true, version: true, createdAt: true }), {
  kind: z.literal('project'),
  ...shared,
})
export type SharedProject = Readonly<z.infer<typeof SharedProject>>

export const shares = {
  list: endpoint({
    method: 'GET',
    path: '/api/shares',
    access: 'signed-in',
    bounds: 'rows',
    isClosedToImpersonators: true,
    summary: 'The share links of the account, newest first',
    reply: z.array(Share),
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/shares',
    access: 'signed-in',
    rateLimits: ['sharesPerAccount'],
    bounds: 'copies',
    isClosedToImpersonators: true,
    summary:
      'Create a share link for a list, a result or a project. The secret is shown only once: the link is /shared#<secret>',
    body: z.strictObject({
      kind: z.enum(SHARE_KINDS),
      itemId: ItemId,
      isFrozen: z.boolean(),
      /** Null for no end. */
      days: z.nullable(
        z
          .int(SHARE_MESSAGES.life)
          .check(z.minimum(1, SHARE_MESSAGES.life), z.maximum(MAX_SHARE_DAYS, SHARE_MESSAGES.life)),
      ),
      password: z.optional(NewPassword),
    }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: z.strictObject({ share: Share, secret: z.string() }),
    status: 201,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/shares/:id',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Revoke a share link',
    params: ItemParams,
    status: 204,
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/shared',
    access: 'anyone',
    rateLimits: [
      'sharedPerNetwork',
      'sharedPerLinkAndNetwork',
      'sharedPasswordPerNetwork',
      'sharedPasswordPerLink',
      'sharedPasswordPerLinkAndNetwork',
      'sharedPasswordPerLinkSlowly',
    ],
    bounds: 'text',
    summary: 'What a share link shows',
    body: z.strictObject({
      secret: z.string().check(z.maxLength(200)),
      password: z.optional(GivenPassword),
    }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: z.union([SharedList, SharedResult, SharedProject]),
    status: 200,
  }),
} as const
