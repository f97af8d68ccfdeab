import { hashPassword, hashWithSalt, isOutdated, isPasswordOf } from './argon2id.ts'
import { createCommonPasswords } from './common-passwords.ts'
import { refusalOf } from './policy.ts'

interface PasswordParts {
  /**
   * Limits how many tasks run at the same time. Each takes a core and 19 MiB for 20 ms, on one of the few threads that also
   * read files and resolve host names.
   */
  readonly inTurn: <Result>(task: () => Promise<Result>) => Promise<Result>
}

export function createPasswords({ inTurn }: PasswordParts) {
  const commonPasswords = createCommonPasswords()

  return {
    hash: (password: string): Promise<string> => inTurn(() => hashPassword(password)),

    hashWithSalt: (text: string, salt: string): Promise<string> => inTurn(() => hashWithSalt(text, salt)),

    /** With a null hash, the answer is always false but takes as long as for a real hash. */
    verify: (hash: string | null, password: string): Promise<boolean> =>
      inTurn(() => isPasswordOf(hash, password)),

    /** Returns a new hash of the verified `password` if `hash` has an outdated cost, otherwise null. */
    renew: async (hash: string, password: string): Promise<string | null> =>
      isOutdated(hash) ? inTurn(() => hashPassword(password)) : null,

    /** Returns why the password may not be set, as a sentence for people, or null. */
    refusal: (password: string, about: { readonly email: string }): Promise<string | null> =>
      refusalOf(password, about, commonPasswords),
  }
}
