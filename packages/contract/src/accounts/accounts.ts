import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { MAX_ACCOUNT_BODY_BYTES } from '../limits.ts'
import { Email, GivenPassword, NewPassword, PersonName, SignUpPassword } from './account-fields.ts'
import { User } from './user.ts'

export const Notice = z.strictObject({ message: z.string() })
export type Notice = Readonly<z.infer<typeof Notice>>

export const AccountDetails = z.strictObject({
  /** False if the account has only ever used the identity provider. */
  hasPassword: z.boolean(),
  identityProviderLinkedAt: z.nullable(z.iso.datetime()),
  pendingEmail: z.nullable(z.string()),
})
export type AccountDetails = Readonly<z.infer<typeof AccountDetails>>

const LinkToken = z.string({ error: "The link isn't whole. Please open it again from the email." })

const CurrentPassword = z.optional(GivenPassword)

export const accounts = {
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/signup',
    access: 'optional',
    rateLimits: ['newPasswordsPerNetwork', 'signUpPerNetwork'],
    summary: 'Create an account and sign in to it',
    body: z.strictObject({
      email: Email,
      password: SignUpPassword,
      firstName: z.optional(z.nullable(PersonName)),
      lastName: z.optional(z.nullable(PersonName)),
    }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: User,
    status: 201,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'anyone',
    rateLimits: ['forgotPasswordPerNetwork', 'forgotPasswordPerAccount'],
    summary: 'Request a link to set a new password',
    body: z.strictObject({ email: Email }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: Notice,
    status: 200,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'anyone',
    rateLimits: ['linkPerNetwork', 'newPasswordsPerNetwork'],
    summary: 'Set a new password with the token from a link',
    body: z.strictObject({ token: LinkToken, password: NewPassword }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: Notice,
    status: 200,
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/auth/verify-email',
    access: 'optional',
    rateLimits: ['linkPerNetwork', 'currentPasswordPerAccount', 'newPasswordsPerNetwork'],
    summary:
      'Verify an email address with the token from a link, signed in to the account or with a password',
    body: z.strictObject({
      token: LinkToken,
      password: z.optional(GivenPassword),
      /** For an account that was never verified: replaces the password and removes other ways to sign in. */
      newPassword: z.optional(NewPassword),
    }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: Notice,
    status: 200,
  }),
  resendVerification: endpoint({
    method: 'POST',
    path: '/api/resend-verification',
    access: 'signed-in',
    rateLimits: ['resendPerMinute', 'resendPerDay'],
    isClosedToImpersonators: true,
    summary: 'Send the link that verifies the email address again',
    reply: Notice,
    status: 200,
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/account',
    access: 'signed-in',
    summary: 'How the user signs in to the account, and what is pending',
    reply: AccountDetails,
    status: 200,
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/account',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Change the first and last name',
    body: z.strictObject({
      firstName: z.optional(z.nullable(PersonName)),
      lastName: z.optional(z.nullable(PersonName)),
    }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: User,
    status: 200,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/account/password',
    access: 'signed-in',
    rateLimits: ['currentPasswordPerAccount', 'newPasswordsPerAccount', 'passwordChangePerDay'],
    isClosedToImpersonators: true,
    summary: 'Change the password and sign out everywhere else',
    body: z.strictObject({ currentPassword: CurrentPassword, newPassword: NewPassword }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: User,
    status: 200,
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/api/account/email',
    access: 'signed-in',
    rateLimits: ['currentPasswordPerAccount', 'emailChangePerDay'],
    isClosedToImpersonators: true,
    summary: 'Request a change of the email address, which takes effect when the new address is verified',
    body: z.strictObject({ email: Email, currentPassword: CurrentPassword }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: Notice,
    status: 200,
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/account/download',
    access: 'signed-in',
    rateLimits: ['downloadPerAccount'],
    bounds: 'file',
    isClosedToImpersonators: true,
    summary: 'All data of the account in a zip archive: JSON, and each list as text',
    replyTypes: ['application/zip'],
    status: 200,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/account/delete',
    access: 'signed-in',
    rateLimits: ['currentPasswordPerAccount'],
    bounds: 'copies',
    isClosedToImpersonators: true,
    summary: 'Delete the account and all its data',
    body: z.strictObject({ currentPassword: CurrentPassword }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    status: 204,
  }),
} as const
