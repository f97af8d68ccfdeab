import * as z from 'zod/mini'
import { PLANS } from './plans.ts'

/** What becomes of what an account pays for. */
export const SUBSCRIPTION_STATUSES = ['free', 'active', 'canceled', 'past_due'] as const

const Moment = z.iso.datetime()

/** An account as it is told to its owner and to administrators: without secrets. */
export const User = z.strictObject({
  id: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  /** 1 when the person has proven that the address is theirs. */
  emailVerified: z.union([z.literal(0), z.literal(1)]),
  emailVerificationSentAt: z.nullable(Moment),
  isSuspended: z.boolean(),
  isAdmin: z.boolean(),
  subscriptionPlan: z.enum(PLANS),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  stripeSubscriptionId: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  createdAt: Moment,
  updatedAt: Moment,
})
export type User = Readonly<z.infer<typeof User>>
