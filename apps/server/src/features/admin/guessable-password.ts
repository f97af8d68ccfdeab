import { fieldError } from '../../errors.ts'
import type { AdminParts } from './parts.ts'

/** @throws {RequestError} with a message for this field, if the password is easy to guess */
export async function refuseGuessable(
  { passwords }: Pick<AdminParts, 'passwords'>,
  field: string,
  password: string,
  about: { readonly email: string },
): Promise<void> {
  const refusal = await passwords.refusal(password, about)
  if (refusal !== null) throw fieldError(field, refusal)
}
