import { randomUUIDv7 } from 'node:crypto'
import { ACCOUNT_MESSAGES, toEmailKey, type User } from '@wordloom/contract'
import type { InsertObject, Selectable, UpdateObject } from 'kysely'
import { RequestError } from '../../errors.ts'
import type { Database, Transaction } from '../database.ts'
import type { Tables } from '../schema.ts'
import { searchKeyOf } from './search-key.ts'

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
type UserColumns = Partial<InsertObject<Tables, 'users'>>
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

interface NewUser {
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
}

/** Returns null if an account has this email address. */
export async function insertUser(
  { now }: Database,
  transaction: Transaction,
  user: NewUser,
  columns: UserColumns,
): Promise<User | null> {
  const id = randomUUIDv7()
  const row = await transaction
    .insertInto('users')
    .values({
      id,
      email: user.email,
      email_key: toEmailKey(user.email),
      first_name: user.firstName,
      last_name: user.lastName,
      search_key: searchKeyOf({ ...user, id }),
      created_at: now,
      updated_at: now,
      ...columns,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(USER_COLUMNS)
    .executeTakeFirst()
  return row === undefined ? null : toUser(row)
}

/** @throws {RequestError} `conflict` if another account has the new email address */
export async function updateUser(
  { now }: Database,
  transaction: Transaction,
  id: string,
  change: UpdateObject<Tables, 'users'>,
): Promise<User> {
  try {
    const row = await transaction
      .updateTable('users')
      .set({ ...change, updated_at: now })
      .where('id', '=', id)
      .returning(USER_COLUMNS)
      .executeTakeFirstOrThrow()
    return toUser(row)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new RequestError('conflict', { message: ACCOUNT_MESSAGES.emailTaken, cause: error })
  }
}

const UNIQUE_VIOLATIONS = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'])

export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNIQUE_VIOLATIONS.has(String(error.code))
}

function toMoment(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
