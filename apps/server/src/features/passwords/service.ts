import { hashPassword, hashWithSalt, isOutdated, isPasswordOf } from './argon2id.ts'
import { createCommonPasswords } from './common-passwords.ts'
import { refusalOf } from './policy.ts'

interface PasswordParts {
  /** Limits concurrency: each task takes a core and 19 MiB for 20 ms, on a thread that also reads files. */
  readonly inTurn: <Result>(task: () => Promise<Result>) => Promise<Result>
}

export function createPasswords({ inTurn }: PasswordParts) {
  const commonPasswords = createCommonPasswords()

  return {
    hash: (password: string): Promise<string> => inTurn(() => hashPassword(password)),

    hashWithSalt: (text: string, salt: string): Promise<string> => inTurn(() => hashWithSalt(text, salt)),

    verify: (hash: string | null, password: string): Promise<boolean> =>
      inTurn(() => isPasswordOf(hash, password)),

    renew: async (hash: string, password: string): Promise<string | null> =>
      isOutdated(hash) ? inTurn(() => hashPassword(password)) : null,

    refusal: (password: string, about: { readonly email: string }): Promise<string | null> =>
      refusalOf(password, about, commonPasswords),
  }
}
