import type { User } from '@wordloom/contract'
import type { Selectable } from 'kysely'
import type { Tables } from '../schema.ts'

/** Everything but the password hash. The prefixes are for joins. */
export const USER_COLUMNS = [
  'users.id',
  'users.first_name',
  'users.last_name',
  'users.email',
  'users.email_verified',
  'users.email_verification_sent_at',
  'users.is_suspended',
  'users.is_admin',
  'users.subscription_plan',
  'users.subscription_status',
  'users.stripe_subscription_id',
  'users.profile_image_url',
  'users.created_at',
  'users.updated_at',
] as const

type Unprefixed<Column> = Column extends `users.${infer Name}` ? Name : never
type UserRow = Pick<Selectable<Tables['users']>, Unprefixed<(typeof USER_COLUMNS)[number]>>

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    emailVerified: row.email_verified,
    emailVerificationSentAt:
      row.email_verification_sent_at === null ? null : toMoment(row.email_verification_sent_at),
    isSuspended: row.is_suspended === 1,
    isAdmin: row.is_admin === 1,
    subscriptionPlan: row.subscription_plan,
    subscriptionStatus: row.subscription_status,
    stripeSubscriptionId: row.stripe_subscription_id,
    profileImageUrl: row.profile_image_url,
    createdAt: toMoment(row.created_at),
    updatedAt: toMoment(row.updated_at),
  }
}

function toMoment(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
