import { randomBytes } from 'node:crypto'
import { PRODUCT_TEXTS, type WebAuthnJson } from '@wordloom/contract'
import * as z from 'zod/mini'

/** The host that owns the passkeys, and the origins whose pages may ask for them. */
export interface RelyingParty {
  readonly id: string
  readonly origins: readonly string[]
}

export interface PasskeyRecord {
  readonly id: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
}

/** EdDSA, ECDSA with P-256 and RSA. Every authenticator supports at least one of them. */
const ALGORITHMS = [-8, -7, -257]

/** Loaded on first use, because it takes half a second and 27 MB that many installations never need. */
const webAuthn = () => import('@simplewebauthn/server')

const CHALLENGE_BYTES = 32

export const CHALLENGE_MS = 5 * 60_000

const Bytes = z.string().check(z.maxLength(16_384), z.regex(/^[\w-]+$/))
const credential = { id: Bytes, rawId: Bytes, type: z.literal('public-key') }

const Registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
})

const Assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: z.nullish(Bytes),
  }),
})
export type Assertion = z.infer<typeof Assertion>

interface Answered {
  readonly response: { readonly clientDataJSON: string }
}

const ClientData = z.object({ challenge: z.string(), crossOrigin: z.optional(z.boolean()) })

export function createChallenge(): string {
  return randomBytes(CHALLENGE_BYTES).toString('base64url')
}

export function readAssertion(response: WebAuthnJson): Assertion | null {
  return z.safeParse(Assertion, response).data ?? null
}

/** Null if the data is malformed, or comes from a page inside a frame of another site. */
export function challengeOf({ response }: Answered): string | null {
  const clientData = parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
  const { data } = z.safeParse(ClientData, clientData)
  return data === undefined || data.crossOrigin === true ? null : data.challenge
}

export async function toCreationOptions(
  { id: rpID }: RelyingParty,
  user: { readonly handle: string; readonly email: string; readonly name: string },
  challenge: string,
  known: readonly Pick<PasskeyRecord, 'id' | 'transports'>[],
): Promise<WebAuthnJson> {
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: PRODUCT_TEXTS.name,
    rpID,
    userID: toBytes(user.handle),
    userName: user.email,
    userDisplayName: user.name,
    challenge: toBytes(challenge),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return { ...options }
}

export async function toRequestOptions(
  { id: rpID }: RelyingParty,
  challenge: string,
  known: readonly Pick<PasskeyRecord, 'id' | 'transports'>[],
): Promise<WebAuthnJson> {
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID,
    challenge: toBytes(challenge),
    timeout: CHALLENGE_MS,
    allowCredentials: known.map(toDescriptor),
    userVerification: known.length === 0 ? 'required' : 'preferred',
  })
  return { ...options }
}

export async function readRegistration(
  response: WebAuthnJson,
  challenge: string,
  party: RelyingParty,
): Promise<PasskeyRecord | null> {
  const { data } = z.safeParse(Registration, response)
  if (data === undefined || challengeOf(data) !== challenge) return null
  const { transports = [], ...attestation } = data.response
  const { verifyRegistrationResponse } = await webAuthn()
  const outcome = await verifyRegistrationResponse({
    response: { ...data, response: attestation, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: [...party.origins],
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  if (!outcome?.verified) return null
  const { id, publicKey, counter } = outcome.registrationInfo.credential
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
}

export async function readCounter(
  { response, ...data }: Assertion,
  passkey: PasskeyRecord,
  challenge: string,
  party: RelyingParty,
  { isUserVerified }: { readonly isUserVerified: boolean },
): Promise<number | null> {
  if (challengeOf({ response }) !== challenge) return null
  const { clientDataJSON, authenticatorData, signature } = response
  const { verifyAuthenticationResponse } = await webAuthn()
  const outcome = await verifyAuthenticationResponse({
    response: {
      ...data,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: [...party.origins],
    expectedRPID: party.id,
    credential: { id: passkey.id, publicKey: toBytes(passkey.publicKey), counter: passkey.counter },
    requireUserVerification: isUserVerified,
  }).catch(() => null)
  return outcome?.verified ? outcome.authenticationInfo.newCounter : null
}

function toDescriptor({ id, transports }: Pick<PasskeyRecord, 'id' | 'transports'>) {
  return { id, transports: [...transports] }
}

function toBytes(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, 'base64url'))
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
