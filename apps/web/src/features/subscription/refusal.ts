import { isUnauthorized } from '../../shared/lib/api.ts'
import { toFailure } from '../../shared/lib/failure.ts'
import { askToSignIn } from './ask-to-sign-in.tsx'
import { tellPaymentFailed } from './tell.ts'
import { TELL_TEXTS } from './texts.ts'

/** Shown in the form, where it stays, unlike a toast. */
export function toRefusal(error: unknown): string {
  return toFailure(error, { title: '', description: TELL_TEXTS.notPaid }).description
}

export function tellRefusal(error: unknown): void {
  if (isUnauthorized(error)) askToSignIn()
  else tellPaymentFailed(toRefusal(error))
}
