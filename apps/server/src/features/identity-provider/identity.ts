import { Email, PersonName } from '@wordloom/contract'
import * as z from 'zod/mini'
import { SignInError } from './sign-in-error.ts'

export interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly firstName: string | null
  readonly lastName: string | null
  readonly pictureUrl: string | null
}

export type Claims = Readonly<Record<string, unknown>>

const MAX_PICTURE_ADDRESS_CHARACTERS = 2000

/** Printable ASCII, at most 255 characters (OpenID Connect Core 1.0, section 2). */
const Subject = z.string().check(z.maxLength(255), z.regex(/^[\x20-\x7e]+$/))

/** Takes the address and its verification from the same source: the ID token or the userinfo response. */
export function toIdentity(idToken: Claims, userInfo: Claims): Identity {
  const subject = z.safeParse(Subject, idToken['sub'])
  if (!subject.success) throw new SignInError('incomplete', 'The identity provider sent no usable subject.')
  const { email, email_verified: isVerified } = idToken['email'] === undefined ? userInfo : idToken
  const claims = { ...userInfo, ...idToken }
  return {
    issuer: String(idToken['iss']),
    subject: subject.data,
    email: parsed(Email, email),
    isEmailVerified: isVerified === true,
    firstName: parsed(PersonName, claims['given_name']),
    lastName: parsed(PersonName, claims['family_name']),
    pictureUrl: toPictureUrl(claims['picture']),
  }
}

function parsed(schema: typeof Email | typeof PersonName, value: unknown): string | null {
  const outcome = z.safeParse(schema, value)
  return outcome.success ? outcome.data : null
}

function toPictureUrl(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_PICTURE_ADDRESS_CHARACTERS) return null
  const url = URL.parse(value)
  return url?.protocol === 'https:' ? url.href : null
}
