import { hashPassword, hashWithSalt, isOutdated, isPasswordOf } from './argon2id.ts'
import { createCommonPasswords } from './common-passwords.ts'
import { refusalOf } from './policy.ts'

interface PasswordParts {
  /**
   * Runs tasks a few at a time: each takes a core and 19 MiB for 20 ms, on one of the few threads that also read files and
   * look up names.
   */
  readonly inTurn: <Result>(task: () => Promise<Result>) => Promise<Result>
}

/** Hashes passwords, checks them and says which are too easy to guess. */
export function createPasswords({ inTurn }: PasswordParts) {
  const commonPasswords = createCommonPasswords()

  return {
    hash: (password: string): Promise<string> => inTurn(() => hashPassword(password)),

    hashWithSalt: (text: string, salt: string): Promise<string> => inTurn(() => hashWithSalt(text, salt)),

    /** Without a hash it does the same work, and the answer is no. */
    verify: (hash: string | null, password: string): Promise<boolean> =>
      inTurn(() => isPasswordOf(hash, password)),

    /** A hash at today's cost of a password that was just found right, when its own is at another. */
    renew: async (hash: string, password: string): Promise<string | null> =>
      isOutdated(hash) ? inTurn(() => hashPassword(password)) : null,

    /** Why it may not be set, in a sentence for people, or null. */
    refusal: (password: string, about: { readonly email: string }): Promise<string | null> =>
      refusalOf(password, about, commonPasswords),
  }
}
