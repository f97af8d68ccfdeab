import * as z from 'zod/mini'
import { Email, GivenPassword } from './account-fields.ts'
import { endpoint } from './endpoint.ts'
import { MAX_ACCOUNT_BODY_BYTES } from './limits.ts'
import { SecondStep } from './second-factors.ts'
import { User } from './user.ts'

/** A browser that is signed in to an account. */
export const Session = z.strictObject({
  id: z.string(),
  /** What the browser calls itself, as far as it could be told: 'Firefox on Linux'. */
  device: z.string(),
  /** The network address it last came from. */
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
})
export type Session = Readonly<z.infer<typeof Session>>

const SessionId = z.string().check(z.regex(/^[\w-]{43}$/))

/** How to sign in to this installation. */
export const SignInOptions = z.strictObject({
  /** What people call the identity provider, where there is one. */
  identityProvider: z.nullable(z.string()),
  /** The account to try the product with: in demo mode only, for a browser that has opened the demo's link. */
  demoAccount: z.nullable(z.strictObject({ email: z.string(), password: z.string() })),
  /** Whether mails are at /dev/mail: in demo mode only. */
  hasDemoMail: z.boolean(),
  /** Whether it's a demo whose link this browser hasn't opened: only the link shows the account and the mails. */
  isDemoUnopened: z.boolean(),
})
export type SignInOptions = Readonly<z.infer<typeof SignInOptions>>

/** Signing in and out, and the browsers that are signed in. */
export const sessions = {
  options: endpoint({
    method: 'GET',
    path: '/api/auth/options',
    access: 'anyone',
    summary: 'How to sign in to this installation',
    reply: SignInOptions,
    status: 200,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'optional',
    summary: 'Sign in with email and password',
    body: z.strictObject({ email: Email, password: GivenPassword }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    /** The latter where the account has second factors. */
    reply: z.union([User, SecondStep]),
    status: 200,
  }),
  currentUser: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    access: 'signed-in',
    tokenScope: 'read',
    summary: 'The account of whoever is signed in',
    reply: User,
    status: 200,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/account/sessions',
    access: 'signed-in',
    summary: 'The browsers that are signed in to the account',
    reply: z.array(Session),
    status: 200,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Sign one browser out',
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
