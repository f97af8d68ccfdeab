import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { MAX_ACCOUNT_BODY_BYTES } from '../limits.ts'
import { GivenPassword, Label } from './account-fields.ts'
import { SECOND_FACTOR_MESSAGES } from './second-factor-messages.ts'
import { User } from './user.ts'

export const SECOND_FACTORS = ['app', 'passkey', 'recovery_code'] as const
export type SecondFactor = (typeof SECOND_FACTORS)[number]

/** Digits of an app code, and its lifetime in seconds (RFC 6238). */
export const APP_CODE_DIGITS = 6
export const APP_CODE_SECONDS = 30

/** Codes per set; each can be used once. */
export const RECOVERY_CODES = 10

export const SECOND_STEP_MINUTES = 10

export const MAX_PASSKEYS = 20

const CurrentPassword = z.optional(GivenPassword)

const AppCode = z.string({ error: SECOND_FACTOR_MESSAGES.codeMissing }).check(
  z.overwrite((code) => code.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, SECOND_FACTOR_MESSAGES.wrongCode),
)

const RecoveryCode = z.string({ error: SECOND_FACTOR_MESSAGES.codeMissing }).check(
  z.overwrite((code) => code.replace(/[\s-]/g, '').toLowerCase()),
  z.regex(/^[a-z0-9]{16}$/, SECOND_FACTOR_MESSAGES.wrongRecoveryCode),
)

/** `PublicKeyCredential` and its options as JSON (WebAuthn level 3, 5.1). The server verifies all of it. */
const WebAuthnJson = z.record(z.string(), z.unknown())
export type WebAuthnJson = Readonly<z.infer<typeof WebAuthnJson>>

const PasskeyId = z.string().check(z.regex(/^[\w-]{1,1400}$/))

export const Passkey = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type Passkey = Readonly<z.infer<typeof Passkey>>

export const SecondFactors = z.strictObject({
  appSince: z.nullable(z.iso.datetime()),
  passkeys: z.array(Passkey).check(z.maxLength(MAX_PASSKEYS)),
  recoveryCodesLeft: z.number(),
  isDemanded: z.boolean(),
})
export type SecondFactors = Readonly<z.infer<typeof SecondFactors>>

/** Shown once. Only the first factor of an account comes with recovery codes. */
const RecoveryCodes = z.array(z.string()).check(z.maxLength(RECOVERY_CODES))
const NewRecoveryCodes = z.strictObject({ recoveryCodes: z.nullable(RecoveryCodes) })
export type NewRecoveryCodes = Readonly<z.infer<typeof NewRecoveryCodes>>

/** A sign-in that waits for its second step. Its secret is in a cookie. */
export const SecondStep = z.strictObject({
  secondStep: z.strictObject({
    factors: z.array(z.enum(SECOND_FACTORS)).check(z.maxLength(SECOND_FACTORS.length)),
    /** For `navigator.credentials.get`; null if the account has no passkeys. */
    passkeyOptions: z.nullable(WebAuthnJson),
  }),
})
export type SecondStep = Readonly<z.infer<typeof SecondStep>>

const SecondProof = z.discriminatedUnion('factor', [
  z.strictObject({ factor: z.literal('app'), code: AppCode }),
  z.strictObject({ factor: z.literal('recovery_code'), code: RecoveryCode }),
  z.strictObject({ factor: z.literal('passkey'), response: WebAuthnJson }),
])

export const secondFactors = {
  step: endpoint({
    method: 'GET',
    path: '/api/auth/second-step',
    access: 'anyone',
    summary: 'The second steps that the pending sign-in of this browser accepts. 404 if none is pending',
    reply: SecondStep,
    status: 200,
  }),
  prove: endpoint({
    method: 'POST',
    path: '/api/auth/second-step',
    access: 'anyone',
    rateLimits: ['secondFactorPerAccount', 'secondFactorPerDay', 'signInPerNetwork'],
    summary: 'Finish signing in with a second factor',
    body: SecondProof,
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: User,
    status: 200,
  }),
  passkeyOptions: endpoint({
    method: 'POST',
    path: '/api/auth/passkey/options',
    access: 'anyone',
    rateLimits: ['passkeyPerNetwork'],
    summary: 'Start signing in with only a passkey',
    reply: z.strictObject({ options: WebAuthnJson }),
    status: 200,
  }),
  signInWithPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/passkey',
    access: 'anyone',
    rateLimits: ['signInPerNetwork'],
    summary: 'Sign in with only a passkey',
    body: z.strictObject({ response: WebAuthnJson }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: User,
    status: 200,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/account/second-factors',
    access: 'signed-in',
    summary: 'The second factors of the account',
    reply: SecondFactors,
    status: 200,
  }),
  beginApp: endpoint({
    method: 'POST',
    path: '/api/account/authenticator-app',
    access: 'signed-in',
    rateLimits: ['currentPasswordPerAccount'],
    isClosedToImpersonators: true,
    summary: 'Start setting up an authenticator app. It works after one of its codes was entered',
    body: z.strictObject({ currentPassword: CurrentPassword }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    /** The secret in base32 for typing, and as an `otpauth://` URI for a QR code. */
    reply: z.strictObject({ secret: z.string(), uri: z.string() }),
    status: 200,
  }),
  confirmApp: endpoint({
    method: 'POST',
    path: '/api/account/authenticator-app/confirm',
    access: 'signed-in',
    rateLimits: ['secondFactorPerAccount'],
    isClosedToImpersonators: true,
    summary: 'Turn on the authenticator app with the code that it shows',
    body: z.strictObject({ code: AppCode }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: NewRecoveryCodes,
    status: 200,
  }),
  removeApp: endpoint({
    method: 'POST',
    path: '/api/account/authenticator-app/remove',
    access: 'signed-in',
    rateLimits: ['currentPasswordPerAccount'],
    isClosedToImpersonators: true,
    summary: 'Remove the authenticator app',
    body: z.strictObject({ currentPassword: CurrentPassword }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    status: 204,
  }),
  beginPasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/options',
    access: 'signed-in',
    rateLimits: ['currentPasswordPerAccount'],
    isClosedToImpersonators: true,
    summary: 'Start registering a passkey',
    body: z.strictObject({ currentPassword: CurrentPassword }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: z.strictObject({ options: WebAuthnJson }),
    status: 200,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Register a passkey',
    body: z.strictObject({ name: Label, response: WebAuthnJson }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: z.strictObject({ passkey: Passkey, recoveryCodes: NewRecoveryCodes.shape.recoveryCodes }),
    status: 201,
  }),
  renamePasskey: endpoint({
    method: 'PATCH',
    path: '/api/account/passkeys/:id',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Rename a passkey',
    params: z.strictObject({ id: PasskeyId }),
    body: z.strictObject({ name: Label }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: Passkey,
    status: 200,
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/:id/remove',
    access: 'signed-in',
    rateLimits: ['currentPasswordPerAccount'],
    isClosedToImpersonators: true,
    summary: 'Remove a passkey',
    params: z.strictObject({ id: PasskeyId }),
    body: z.strictObject({ currentPassword: CurrentPassword }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    status: 204,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/account/recovery-codes',
    access: 'signed-in',
    rateLimits: ['currentPasswordPerAccount'],
    isClosedToImpersonators: true,
    summary: 'Replace all recovery codes',
    body: z.strictObject({ currentPassword: CurrentPassword }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: z.strictObject({ recoveryCodes: RecoveryCodes }),
    status: 200,
  }),
} as const
