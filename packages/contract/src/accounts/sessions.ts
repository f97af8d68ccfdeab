import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { MAX_ACCOUNT_BODY_BYTES } from '../limits.ts'
import { Email, GivenPassword } from './account-fields.ts'
import { SecondStep } from './second-factors.ts'
import { User } from './user.ts'

export const Session = z.strictObject({
  id: z.string(),
  /** The browser and system, as far as known: 'Firefox on Linux'. */
  device: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export type Session = Readonly<z.infer<typeof Session>>

const SessionId = z.string().check(z.regex(/^[\w-]{43}$/))

export const SignInOptions = z.strictObject({
  identityProvider: z.nullable(z.string()),
  /** The demo account; null outside demo mode and until the browser opens the demo link. */
  demoAccount: z.nullable(z.strictObject({ email: z.string(), password: z.string() })),
  hasDemoMail: z.boolean(),
  /** True if the demo link hasn't been opened yet. Only the link reveals the account and the emails. */
  isDemoUnopened: z.boolean(),
})
export type SignInOptions = Readonly<z.infer<typeof SignInOptions>>

export const sessions = {
  options: endpoint({
    method: 'GET',
    path: '/api/auth/options',
    access: 'anyone',
    summary: 'How to sign in to this site',
    reply: SignInOptions,
    status: 200,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'optional',
    rateLimits: ['signInPerAccount', 'signInPerNetwork'],
    summary: 'Sign in with email and password',
    body: z.strictObject({ email: Email, password: GivenPassword }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    /** `SecondStep` if the account has second factors. */
    reply: z.union([User, SecondStep]),
    status: 200,
  }),
  currentUser: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    access: 'signed-in',
    tokenScope: 'read',
    summary: 'The account of the signed-in user',
    reply: User,
    status: 200,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/account/sessions',
    access: 'signed-in',
    bounds: 'rows',
    summary: "The account's sessions",
    reply: z.array(Session),
    status: 200,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Sign out one browser',
    params: z.strictObject({ id: SessionId }),
    status: 204,
  }),
  endOthers: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Sign out everywhere else',
    status: 204,
  }),
} as const
