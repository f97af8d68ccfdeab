import * as z from 'zod/mini'
import { GivenPassword } from './account-fields.ts'
import { endpoint } from './endpoint.ts'

/** Where the identity provider sends people back to: a navigation, not a call. */
export const IDENTITY_CALLBACK_PATH = '/api/auth/callback'

/** Linking an account to the identity provider. */
export const identityProvider = {
  link: endpoint({
    method: 'POST',
    path: '/api/account/identity-provider',
    access: 'signed-in',
    summary: 'Begin to link the account to the identity provider',
    body: z.strictObject({ currentPassword: z.optional(GivenPassword) }),
    /** Where the browser has to go on. */
    reply: z.strictObject({ location: z.string() }),
    status: 200,
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/account/identity-provider',
    access: 'signed-in',
    summary: 'Take the link to the identity provider away: refused while there is no password',
    status: 204,
  }),
} as const
