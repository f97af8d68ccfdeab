import * as z from 'zod/mini'
import { GivenPassword } from './account-fields.ts'
import { endpoint } from './endpoint.ts'
import { MAX_ACCOUNT_BODY_BYTES } from './limits.ts'
import { SECOND_FACTOR_MESSAGES } from './second-factor-messages.ts'
import { User } from './user.ts'

/** What proves, beside the password, who somebody is. */
export const SECOND_FACTORS = ['app', 'passkey', 'recovery_code'] as const
export type SecondFactor = (typeof SECOND_FACTORS)[number]

/** Digits of the codes that an authenticator app shows, and for how many seconds each (RFC 6238). */
export const APP_CODE_DIGITS = 6
export const APP_CODE_SECONDS = 30

/** Recovery codes that an account is given at once; each opens it once. */
export const RECOVERY_CODES = 10

/** For how long a sign-in waits for its second step. */
export const SECOND_STEP_MINUTES = 10

/** Passkeys that an account may have. */
export const MAX_PASSKEYS = 20

/** Absent for people without a password. */
const CurrentPassword = z.optional(GivenPassword)

/** Six digits as people type them, with or without a space in between. */
const AppCode = z.string({ error: SECOND_FACTOR_MESSAGES.codeMissing }).check(
  z.overwrite((code) => code.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, SECOND_FACTOR_MESSAGES.wrongCode),
)

/** As it was shown, in any case, with or without its dashes. */
const RecoveryCode = z.string({ error: SECOND_FACTOR_MESSAGES.codeMissing }).check(
  z.overwrite((code) => code.replace(/[\s-]/g, '').toLowerCase()),
  z.regex(/^[a-z0-9]{16}$/, SECOND_FACTOR_MESSAGES.wrongRecoveryCode),
)

/**
 * What the browser and the authenticator say to each other (WebAuthn level 3, 5.1): JSON of `PublicKeyCredential` and of its
 * options. The libraries on both sides read it; the server checks all of it.
 */
const WebAuthnJson = z.record(z.string(), z.unknown())
export type WebAuthnJson = Readonly<z.infer<typeof WebAuthnJson>>

const PasskeyName = z
  .string({ error: SECOND_FACTOR_MESSAGES.nameMissing })
  .check(
    z.trim(),
    z.minLength(1, SECOND_FACTOR_MESSAGES.nameMissing),
    z.maxLength(100, SECOND_FACTOR_MESSAGES.nameLong),
  )

const PasskeyId = z.string().check(z.regex(/^[\w-]{1,1400}$/))

export const Passkey = z.strictObject({
  /** The credential's id, base64url. */
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type Passkey = Readonly<z.infer<typeof Passkey>>

/** How an account is signed in to, beyond its password. */
export const SecondFactors = z.strictObject({
  /** Since when codes of an authenticator app are asked for; null where they are not. */
  appSince: z.nullable(z.iso.datetime()),
  passkeys: z.array(Passkey),
  /** Unused ones. */
  recoveryCodesLeft: z.number(),
  /** Whether the operator demands a second factor of this account. */
  isDemanded: z.boolean(),
})
export type SecondFactors = Readonly<z.infer<typeof SecondFactors>>

/** Told once: the first factor of an account comes with recovery codes, later ones with none. */
const NewRecoveryCodes = z.strictObject({ recoveryCodes: z.nullable(z.array(z.string())) })
export type NewRecoveryCodes = Readonly<z.infer<typeof NewRecoveryCodes>>

/** A sign-in that waits for its second step; its secret is in a cookie. */
export const SecondStep = z.strictObject({
  secondStep: z.strictObject({
    factors: z.array(z.enum(SECOND_FACTORS)),
    /** For `navigator.credentials.get`; null for an account without passkeys. */
    passkeyOptions: z.nullable(WebAuthnJson),
  }),
})
export type SecondStep = Readonly<z.infer<typeof SecondStep>>

/** The proof that a second step takes. */
const SecondProof = z.discriminatedUnion('factor', [
  z.strictObject({ factor: z.literal('app'), code: AppCode }),
  z.strictObject({ factor: z.literal('recovery_code'), code: RecoveryCode }),
  z.strictObject({ factor: z.literal('passkey'), response: WebAuthnJson }),
])

/** Two-factor sign-in, and signing in with a passkey alone. */
export const secondFactors = {
  step: endpoint({
    method: 'GET',
    path: '/api/auth/second-step',
    access: 'anyone',
    summary: 'What the sign-in that waits in this browser takes as its second step; 404 when none waits',
    reply: SecondStep,
    status: 200,
  }),
  prove: endpoint({
    method: 'POST',
    path: '/api/auth/second-step',
    access: 'anyone',
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
    summary: 'Begin to sign in with a passkey alone',
    reply: z.strictObject({ options: WebAuthnJson }),
    status: 200,
  }),
  signInWithPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/passkey',
    access: 'anyone',
    summary: 'Sign in with a passkey alone',
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
    isClosedToImpersonators: true,
    summary: 'Begin to set up an authenticator app: it counts once a code of it was entered',
    body: z.strictObject({ currentPassword: CurrentPassword }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    /** The secret in base32, for typing; the same as `otpauth://` for a QR code. */
    reply: z.strictObject({ secret: z.string(), uri: z.string() }),
    status: 200,
  }),
  confirmApp: endpoint({
    method: 'POST',
    path: '/api/account/authenticator-app/confirm',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Turn the authenticator app on with the code that it shows',
    body: z.strictObject({ code: AppCode }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: NewRecoveryCodes,
    status: 200,
  }),
  removeApp: endpoint({
    method: 'POST',
    path: '/api/account/authenticator-app/remove',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Ask for codes of the authenticator app no more',
    body: z.strictObject({ currentPassword: CurrentPassword }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    status: 204,
  }),
  beginPasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/options',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Begin to register a passkey',
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
    body: z.strictObject({ name: PasskeyName, response: WebAuthnJson }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: z.strictObject({ passkey: Passkey, recoveryCodes: NewRecoveryCodes.shape.recoveryCodes }),
    status: 201,
  }),
  renamePasskey: endpoint({
    method: 'PATCH',
    path: '/api/account/passkeys/:id',
    access: 'signed-in',
    isClosedToImpersonators: true,
    summary: 'Give a passkey another name',
    params: z.strictObject({ id: PasskeyId }),
    body: z.strictObject({ name: PasskeyName }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: Passkey,
    status: 200,
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/:id/remove',
    access: 'signed-in',
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
    isClosedToImpersonators: true,
    summary: 'Replace all recovery codes',
    body: z.strictObject({ currentPassword: CurrentPassword }),
    bodyLimit: MAX_ACCOUNT_BODY_BYTES,
    reply: z.strictObject({ recoveryCodes: z.array(z.string()) }),
    status: 200,
  }),
} as const
