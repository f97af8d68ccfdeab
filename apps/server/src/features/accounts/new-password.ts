import { fieldError } from '../../errors.ts'
import type { AccountParts } from './parts.ts'

/** The hash to keep of a password. @throws {RequestError} that says by the field's name why others would guess it */
export async function hashNewPassword(
  { passwords }: AccountParts,
  field: string,
  password: string,
  about: { readonly email: string },
): Promise<string> {
  const refusal = await passwords.refusal(password, about)
  if (refusal !== null) throw fieldError(field, refusal)
  return passwords.hash(password)
}
