import { ACCOUNT_FIELD_MESSAGES, toEmailKey } from '@wordloom/contract'
import type { CommonPasswords } from './common-passwords.ts'

const PRODUCT = 'wordloom'

/** A shorter name before the `@` would appear in too many passwords by chance. */
const MIN_LOCAL_PART = 4

export async function refusalOf(
  password: string,
  { email }: { readonly email: string },
  commonPasswords: CommonPasswords,
): Promise<string | null> {
  const plain = password.normalize('NFKC')
  const folded = plain.toLowerCase()
  if (guessesFor(email).some((guess) => folded.includes(guess))) {
    return ACCOUNT_FIELD_MESSAGES.passwordGuessable
  }
  return (await commonPasswords.has(plain)) ? ACCOUNT_FIELD_MESSAGES.passwordCommon : null
}

function guessesFor(email: string): string[] {
  const address = toEmailKey(email).normalize('NFKC').toLowerCase()
  const localPart = address.slice(0, address.lastIndexOf('@'))
  return [PRODUCT, address, ...(localPart.length >= MIN_LOCAL_PART ? [localPart] : [])]
}
