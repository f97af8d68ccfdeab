import { fieldError } from '../../errors.ts'
import type { Passwords } from '../../ports/passwords.ts'
import { hashPassword, hashWithSalt, isOutdated, isPasswordOf } from './argon2id.ts'
import { createCommonPasswords } from './common-passwords.ts'
import { refusalOf } from './policy.ts'

interface PasswordParts {
  /** Limits concurrency: each task takes a core and 19 MiB for 20 ms, on a thread that also reads files. */
  readonly inTurn: <Result>(task: () => Promise<Result>) => Promise<Result>
}

export function createPasswords({ inTurn }: PasswordParts): Passwords {
  const commonPasswords = createCommonPasswords()
  const refusal: Passwords['refusal'] = (password, about) => refusalOf(password, about, commonPasswords)

  return {
    hash: (password) => inTurn(() => hashPassword(password)),

    hashWithSalt: (text, salt) => inTurn(() => hashWithSalt(text, salt)),

    verify: (hash, password) => inTurn(() => isPasswordOf(hash, password)),

    renew: async (hash, password) => (isOutdated(hash) ? inTurn(() => hashPassword(password)) : null),

    refusal,

    async refuseGuessable(field, password, about) {
      const message = await refusal(password, about)
      if (message !== null) throw fieldError(field, message)
    },
  }
}
