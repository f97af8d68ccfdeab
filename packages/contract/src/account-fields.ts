import * as z from 'zod/mini'
import {
  MAX_EMAIL_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_PASSWORD_CHARACTERS,
  MIN_PASSWORD_CHARACTERS,
} from './limits.ts'

/** What the fields of an account say when they are wrong. */
export const ACCOUNT_FIELD_MESSAGES = {
  email: 'Please enter a valid email address',
  passwordMissing: 'Password is required',
  passwordShort: `Password must be at least ${MIN_PASSWORD_CHARACTERS} characters`,
  /** As the sign-up form says it. */
  passwordTooShort: `Password must be at least ${MIN_PASSWORD_CHARACTERS} characters long.`,
  passwordLong: `Password must be at most ${MAX_PASSWORD_CHARACTERS} characters`,
  passwordCommon: 'This password is among the first that others would try. Please choose another one.',
  passwordGuessable: 'Please choose a password without your email address or the name Wordloom in it.',
  nameLong: `Please use at most ${MAX_NAME_CHARACTERS} characters`,
  nameUnreadable: 'Please use letters that can be shown',
} as const

/** One `@`, no white space, nothing that a mail header or a list of addresses would read as its own. */
const ADDRESS = /^[^\s@"<>(),;:\\[\]\p{C}]{1,64}@[^\s@"<>(),;:\\[\]\p{C}.]+(\.[^\s@"<>(),;:\\[\]\p{C}.]+)+$/u

/** An e-mail address as a person types it: white space around it and a dot at its end are dropped, letters keep their case. */
export const Email = z.string({ error: ACCOUNT_FIELD_MESSAGES.email }).check(
  z.trim(),
  z.overwrite((address) => address.replace(/\.$/, '')),
  z.maxLength(MAX_EMAIL_CHARACTERS, ACCOUNT_FIELD_MESSAGES.email),
  z.regex(ADDRESS, ACCOUNT_FIELD_MESSAGES.email),
)

/**
 * The form in which addresses are compared: letters of ASCII in lower case. Other letters stay as they are, for a letter that
 * merely looks alike (`K` of the Kelvin sign) is another person's.
 *
 * @example toEmailKey('Ann@Example.org') // 'ann@example.org'
 */
export function toEmailKey(email: string): string {
  return email.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/** Characters of a password as it is compared: code points after NFKC. */
export function countPasswordCharacters(password: string): number {
  return [...password.normalize('NFKC')].length
}

function newPassword(tooShort: string) {
  return z.string({ error: ACCOUNT_FIELD_MESSAGES.passwordMissing }).check(
    z.refine((password) => countPasswordCharacters(password) >= MIN_PASSWORD_CHARACTERS, tooShort),
    z.refine(
      (password) => countPasswordCharacters(password) <= MAX_PASSWORD_CHARACTERS,
      ACCOUNT_FIELD_MESSAGES.passwordLong,
    ),
  )
}

/** A password to be set: any characters, spaces included. */
export const NewPassword = newPassword(ACCOUNT_FIELD_MESSAGES.passwordShort)

/** A password to be set on signing up. */
export const SignUpPassword = newPassword(ACCOUNT_FIELD_MESSAGES.passwordTooShort)

/** A password to be checked. */
export const GivenPassword = z
  .string({ error: ACCOUNT_FIELD_MESSAGES.passwordMissing })
  .check(z.minLength(1, ACCOUNT_FIELD_MESSAGES.passwordMissing))

/** A first or last name. White space around it is dropped; an empty one is none. */
export const PersonName = z.pipe(
  z
    .string({ error: ACCOUNT_FIELD_MESSAGES.nameUnreadable })
    .check(
      z.trim(),
      z.maxLength(MAX_NAME_CHARACTERS, ACCOUNT_FIELD_MESSAGES.nameLong),
      z.regex(/^[^\p{Cc}\p{Cs}]*$/u, ACCOUNT_FIELD_MESSAGES.nameUnreadable),
    ),
  z.transform((name) => (name === '' ? null : name)),
)
