import { isUnauthorized } from '#platform/lib/api.ts'
import { toFailure } from '#platform/lib/failure.ts'
import { toReason } from '#ui/tell/tell.ts'
import { showToast } from '#ui/toast/toast.ts'
import { askToSignIn } from './ask-to-sign-in.tsx'
import { TELL_TEXTS } from './texts.ts'

export function tellPlanFailure(error: unknown, sentence: string): void {
  if (isUnauthorized(error)) askToSignIn()
  else showToast({ title: TELL_TEXTS.error, description: toReason(error, sentence) })
}

export function tellPaymentFailed(description: string): void {
  showToast({ title: TELL_TEXTS.paymentFailed, description })
}

/** Shown in the form, where it stays, unlike a toast. */
export function toRefusal(error: unknown): string {
  return toFailure(error, { title: '', description: TELL_TEXTS.notPaid }).description
}

export function tellRefusal(error: unknown): void {
  if (isUnauthorized(error)) askToSignIn()
  else tellPaymentFailed(toRefusal(error))
}
