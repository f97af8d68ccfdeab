import { fieldError } from '../../errors.ts'
import type { AdminParts } from './parts.ts'

/** @throws {RequestError} that says by the field's name why others would guess the password */
export async function refuseGuessable(
  { passwords }: Pick<AdminParts, 'passwords'>,
  field: string,
  password: string,
  about: { readonly email: string },
): Promise<void> {
  const refusal = await passwords.refusal(password, about)
  if (refusal !== null) throw fieldError(field, refusal)
}
