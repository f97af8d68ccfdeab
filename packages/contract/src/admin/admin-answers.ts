import * as z from 'zod/mini'
import { User } from '../accounts/user.ts'
import { ItemId } from '../library/item-fields.ts'
import { CombinationCount } from '../library/saved-results.ts'

export const UserPage = z.strictObject({
  users: z.array(User),
  total: z.int(),
  next: z.nullable(z.string()),
})
export type UserPage = Readonly<z.infer<typeof UserPage>>

export const UserSummary = z.strictObject({
  total: z.int(),
  verified: z.int(),
  verificationSent: z.int(),
  noVerification: z.int(),
  suspended: z.int(),
  administrators: z.int(),
  plans: z.strictObject({ free: z.int(), monthly: z.int(), yearly: z.int(), friends_family: z.int() }),
  recent: z.array(User),
})
export type UserSummary = Readonly<z.infer<typeof UserSummary>>

const savedItem = {
  id: ItemId,
  name: z.string(),
  createdAt: z.iso.datetime(),
}

export const InspectedList = z.strictObject({
  ...savedItem,
  folderId: z.nullable(ItemId),
  projectId: z.nullable(ItemId),
  wordCount: z.int(),
  /** One word per line, cut after `INSPECTED_CHARACTERS`. */
  words: z.string(),
})
export type InspectedList = Readonly<z.infer<typeof InspectedList>>

export const InspectedResult = z.strictObject({
  ...savedItem,
  description: z.nullable(z.string()),
  projectId: z.nullable(ItemId),
  combinationCount: CombinationCount,
  /** One combination per line, cut after `INSPECTED_CHARACTERS`. */
  combinations: z.string(),
})
export type InspectedResult = Readonly<z.infer<typeof InspectedResult>>

export const AuditEntry = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  action: z.string(),
  /** Null for the system and the command line. The id remains after the account is deleted. */
  actor: z.nullable(z.strictObject({ id: z.string(), email: z.nullable(z.string()) })),
  subject: z.nullable(z.strictObject({ id: z.string(), email: z.nullable(z.string()) })),
  address: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = Readonly<z.infer<typeof AuditEntry>>

export const AuditPage = z.strictObject({
  entries: z.array(AuditEntry),
  next: z.nullable(z.string()),
})
export type AuditPage = Readonly<z.infer<typeof AuditPage>>

export const Impersonation = z.strictObject({
  as: z.nullable(z.strictObject({ email: z.string(), endsAt: z.iso.datetime() })),
})
export type Impersonation = Readonly<z.infer<typeof Impersonation>>
