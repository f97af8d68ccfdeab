import { fieldError } from '../../errors.ts'
import type { AdminParts } from './parts.ts'

export async function refuseGuessable(
  { passwords }: Pick<AdminParts, 'passwords'>,
  field: string,
  password: string,
  about: { readonly email: string },
): Promise<void> {
  const refusal = await passwords.refusal(password, about)
  if (refusal !== null) throw fieldError(field, refusal)
}
