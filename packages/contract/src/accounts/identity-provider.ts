import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { MAX_ACCOUNT_BODY_BYTES } from '../limits.ts'
import { GivenPassword } from './account-fields.ts'

/** A navigation, not an API call. */
export const IDENTITY_CALLBACK_PATH = '/api/auth/callback'

export const IDENTITY_PROVIDER_MESSAGES = {
  unverified: 'Please verify your email address first.',
  linked: 'Your account is already connected.',
  notLinked: "Your account isn't connected.",
  noPassword: 'Please set a password first. Without one, you could no longer sign in.',
} as const

export const identityProvider = {
  link: endpoint({
    method: 'POST',
    path: '/api/account/identity-provider',
    access: 'signed-in',
    rateLimits: ['currentPasswordPerAccount', 'identityProviderPerNetwork'],
    isClosedToImpersonators: true,
    summary: 'Start linking the account to the identity provider',
    body: z.strictObject({ currentPassword: z.optional(GivenPassword) }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: z.strictObject({ location: z.string() }),
    status: 200,
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/account/identity-provider',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Remove the link to the identity provider. Refused if the account has no password',
    status: 204,
  }),
} as const
