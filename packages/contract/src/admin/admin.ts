import * as z from 'zod/mini'
import { Email, NewPassword, PersonName } from '../accounts/account-fields.ts'
import { SUBSCRIPTION_STATUSES, User } from '../accounts/user.ts'
import { endpoint } from '../endpoint.ts'
import { MAX_ACCOUNT_BODY_BYTES } from '../limits.ts'
import { PLANS } from '../subscriptions/plans.ts'
import {
  AuditPage,
  Impersonation,
  InspectedList,
  InspectedResult,
  UserPage,
  UserSummary,
} from './admin-answers.ts'

export const USER_FILTERS = ['all', 'verified', 'pending', 'suspended'] as const
export type UserFilter = (typeof USER_FILTERS)[number]

const UserParams = z.strictObject({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) })
const Flag = z.union([z.literal(0), z.literal(1)])

const Cursor = z.string().check(z.regex(/^[\w.~-]{1,100}$/))

const ItemPageQuery = z.object({
  before: z.optional(z.pipe(z.string().check(z.regex(/^[1-9][0-9]{0,15}$/)), z.transform(Number))),
})

/** Refuses control characters and lone surrogates, because not every database can store them. */
const Search = z.string().check(z.trim(), z.maxLength(254), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))

const subscription = {
  subscriptionPlan: z.enum(PLANS),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
}

export const admin = {
  users: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    bounds: 'rows',
    summary: 'The accounts, the latest first, a page at a time',
    query: z.object({
      search: z.optional(Search),
      filter: z.optional(z.enum(USER_FILTERS)),
      after: z.optional(Cursor),
    }),
    reply: UserPage,
    status: 200,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/admin/summary',
    access: 'admin',
    bounds: 'rows',
    summary: 'Account totals and the latest sign-ups',
    reply: UserSummary,
    status: 200,
  }),
  user: endpoint({
    method: 'GET',
    path: '/api/admin/users/:id',
    access: 'admin',
    summary: 'An account',
    params: UserParams,
    reply: User,
    status: 200,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/users',
    access: 'admin',
    summary: 'Create an account for someone',
    body: z.strictObject({
      email: Email,
      password: NewPassword,
      firstName: z.optional(z.nullable(PersonName)),
      lastName: z.optional(z.nullable(PersonName)),
      subscriptionPlan: z.optional(z.enum(PLANS)),
      subscriptionStatus: z.optional(z.enum(SUBSCRIPTION_STATUSES)),
      isAdmin: z.optional(z.boolean()),
    }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: User,
    status: 201,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id',
    access: 'admin',
    summary: "Change an account's name, email address or password",
    params: UserParams,
    body: z.strictObject({
      firstName: z.optional(z.nullable(PersonName)),
      lastName: z.optional(z.nullable(PersonName)),
      email: z.optional(Email),
      emailVerified: z.optional(Flag),
      /** If empty or absent, the password stays the same. */
      newPassword: z.optional(z.union([z.literal(''), NewPassword])),
    }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: User,
    status: 200,
  }),
  setSubscription: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id/subscription',
    access: 'admin',
    summary: "Set an account's plan and status",
    params: UserParams,
    body: z.strictObject(subscription),
    reply: User,
    status: 200,
  }),
  setAdministrator: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id/admin',
    access: 'admin',
    summary: "Grant or remove a user's administrator role",
    params: UserParams,
    body: z.strictObject({ isAdmin: z.boolean() }),
    reply: User,
    status: 200,
  }),
  suspend: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id/suspend',
    access: 'admin',
    summary: 'Suspend an account and end all its sessions',
    params: UserParams,
    reply: User,
    status: 200,
  }),
  unsuspend: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id/unsuspend',
    access: 'admin',
    summary: 'End the suspension of an account',
    params: UserParams,
    reply: User,
    status: 200,
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id/sessions',
    access: 'admin',
    summary: 'Sign an account out everywhere',
    params: UserParams,
    status: 204,
  }),
  removeSecondFactors: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/second-factors/remove',
    access: 'admin',
    summary: 'Remove the second factors of a user who lost them, so that the password is enough',
    params: UserParams,
    status: 204,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    access: 'admin',
    bounds: 'copies',
    summary: 'Delete an account and all its data',
    params: UserParams,
    status: 204,
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/api/admin/resend-verification/:id',
    access: 'admin',
    rateLimits: ['resendPerDay'],
    summary: 'Send the link that verifies the email address of an account again',
    params: UserParams,
    reply: z.strictObject({ message: z.string() }),
    status: 200,
  }),
  savedLists: endpoint({
    method: 'GET',
    path: '/api/admin/users/:id/saved-lists',
    access: 'admin',
    bounds: 'rows',
    summary: 'The lists of an account, the latest first, 50 at a time',
    params: UserParams,
    query: ItemPageQuery,
    reply: z.array(InspectedList),
    status: 200,
  }),
  savedResults: endpoint({
    method: 'GET',
    path: '/api/admin/users/:id/saved-results',
    access: 'admin',
    bounds: 'rows',
    summary: 'The results of an account, the latest first, 50 at a time',
    params: UserParams,
    query: ItemPageQuery,
    reply: z.array(InspectedResult),
    status: 200,
  }),
  auditLog: endpoint({
    method: 'GET',
    path: '/api/admin/audit-log',
    access: 'admin',
    bounds: 'rows',
    summary: 'What was done to accounts, the latest first, a page at a time',
    query: z.object({
      user: z.optional(Search),
      action: z.optional(z.string().check(z.regex(/^[\w.]{0,100}$/))),
      after: z.optional(Cursor),
    }),
    reply: AuditPage,
    status: 200,
  }),
  signInAs: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/login-as',
    access: 'admin',
    summary: 'Sign in as another user for at most 30 minutes',
    params: UserParams,
    reply: User,
    status: 200,
  }),
} as const

export const impersonation = {
  status: endpoint({
    method: 'GET',
    path: '/api/impersonation',
    access: 'signed-in',
    summary: 'Whether an administrator is signed in as this user in this browser',
    reply: Impersonation,
    status: 200,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/admin/stop-impersonating',
    access: 'signed-in',
    summary: 'Go back to the account of the administrator',
    reply: User,
    status: 200,
  }),
} as const

export const ADMIN_MESSAGES = {
  ownAccount: "You can't do this to your own account",
  lastAdministrator: 'At least one active administrator must remain',
  noImpersonatingAdministrators: "You can't sign in as another administrator",
  noImpersonatingSuspended: "You can't sign in as a suspended account",
  noSecondFactors: 'This account has no two-factor sign-in',
  notImpersonating: "You aren't signed in as someone else",
  noPage: "There's no such page",
  subscriptionRunning:
    'This account pays for its plan, so only Friends & Family can be given to it: that ends the subscription',
} as const
