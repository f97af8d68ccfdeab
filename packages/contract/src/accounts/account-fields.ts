import * as z from 'zod/mini'
import {
  MAX_EMAIL_CHARACTERS,
  MAX_LABEL_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_PASSWORD_CHARACTERS,
  MIN_PASSWORD_CHARACTERS,
} from '../limits.ts'

export const ACCOUNT_FIELD_MESSAGES = {
  email: 'Please enter a valid email address',
  passwordMissing: 'Password is required',
  passwordShort: `Password must be at least ${MIN_PASSWORD_CHARACTERS} characters`,
  passwordTooShort: `Password must be at least ${MIN_PASSWORD_CHARACTERS} characters long.`,
  passwordLong: `Password must be at most ${MAX_PASSWORD_CHARACTERS} characters`,
  passwordCommon: 'This password is too common. Please choose another one.',
  passwordGuessable: 'Please choose a password without your email address or the name Wordloom in it.',
  nameLong: `Please use at most ${MAX_NAME_CHARACTERS} characters`,
  nameUnreadable: 'Please use letters that can be shown',
  labelMissing: 'Please enter a name',
  labelLong: `Please use at most ${MAX_LABEL_CHARACTERS} characters`,
  labelUnreadable: 'Please remove the invisible characters',
} as const

/** The letters, digits and signs of an unquoted local part (RFC 5322, 3.2.3), and characters of other scripts. */
const LOCAL = /^(?:[\w!#$%&'*+/=?^`{|}~.-]|(?!\p{C})[^\p{ASCII}\s]){1,64}$/u

/** Labels of letters, digits and hyphens, also of other scripts. */
const DOMAIN = /^[\p{L}\p{N}\p{M}-]+(?:\.[\p{L}\p{N}\p{M}-]+)+$/u

/** Mail programs decode encoded words (RFC 2047) into any characters, even where none is allowed. */
const ENCODED_WORD = /=\?|\?=/

function isAddress(address: string): boolean {
  const [local = '', domain = '', ...others] = address.split('@')
  // Some mail servers normalize, so look-alikes of special characters are as bad as those.
  const isPlain = LOCAL.test(local) && LOCAL.test(local.normalize('NFKC'))
  return others.length === 0 && isPlain && !ENCODED_WORD.test(local) && DOMAIN.test(domain)
}

/** Trims white space and a trailing dot. Letters keep their case. */
export const Email = z.string({ error: ACCOUNT_FIELD_MESSAGES.email }).check(
  z.trim(),
  z.overwrite((address) => address.replace(/\.$/, '')),
  z.maxLength(MAX_EMAIL_CHARACTERS, ACCOUNT_FIELD_MESSAGES.email),
  z.refine(isAddress, ACCOUNT_FIELD_MESSAGES.email),
)

/**
 * Returns the form in which addresses are compared: ASCII letters in lower case. Other letters stay
 * unchanged, because look-alikes such as the Kelvin sign may belong to another person.
 *
 * @example toEmailKey('Ann@Example.org') // 'ann@example.org'
 */
export function toEmailKey(email: string): string {
  return email.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/** Counts code points after NFKC. */
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

export const NewPassword = newPassword(ACCOUNT_FIELD_MESSAGES.passwordShort)

export const SignUpPassword = newPassword(ACCOUNT_FIELD_MESSAGES.passwordTooShort)

export const GivenPassword = z
  .string({ error: ACCOUNT_FIELD_MESSAGES.passwordMissing })
  .check(z.minLength(1, ACCOUNT_FIELD_MESSAGES.passwordMissing))

/** Trims white space. An empty name becomes `null`. */
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

/** The name that a user gives to a passkey or an API token. White space is trimmed. */
export const Label = z
  .string({ error: ACCOUNT_FIELD_MESSAGES.labelMissing })
  .check(
    z.trim(),
    z.minLength(1, ACCOUNT_FIELD_MESSAGES.labelMissing),
    z.maxLength(MAX_LABEL_CHARACTERS, ACCOUNT_FIELD_MESSAGES.labelLong),
    z.regex(/^[^\p{Cc}\p{Cs}]*$/u, ACCOUNT_FIELD_MESSAGES.labelUnreadable),
  )
