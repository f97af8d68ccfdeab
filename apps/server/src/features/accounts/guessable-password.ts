import { fieldError } from '../../errors.ts'
import type { AccountParts } from './parts.ts'

export async function refuseGuessable(
  { passwords }: AccountParts,
  field: string,
  password: string,
  about: { readonly email: string },
): Promise<void> {
  const refusal = await passwords.refusal(password, about)
  if (refusal !== null) throw fieldError(field, refusal)
}
