import { isUnauthorized } from '../../shared/lib/api.ts'
import { toFailure } from '../../shared/lib/failure.ts'
import { askToSignIn } from './ask-to-sign-in.tsx'
import { tellPaymentFailed } from './tell.ts'
import { TELL_TEXTS } from './texts.ts'

/** Why a payment was refused: it stands in the form, where it is not gone after a while. */
export function toRefusal(error: unknown): string {
  return toFailure(error, { title: '', description: TELL_TEXTS.notPaid }).description
}

/** The same as a notification. */
export function tellRefusal(error: unknown): void {
  if (isUnauthorized(error)) askToSignIn()
  else tellPaymentFailed(toRefusal(error))
}
