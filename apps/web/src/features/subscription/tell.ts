import { isUnauthorized } from '../../shared/lib/api.ts'
import { toReason } from '../../shared/library/tell.ts'
import { showToast } from '../../shared/ui/toast.ts'
import { askToSignIn } from './ask-to-sign-in.tsx'
import { TELL_TEXTS } from './texts.ts'

export function tellFailure(error: unknown, sentence: string): void {
  if (isUnauthorized(error)) askToSignIn()
  else showToast({ title: TELL_TEXTS.error, description: toReason(error, sentence) })
}

export function tellPaymentFailed(description: string): void {
  showToast({ title: TELL_TEXTS.paymentFailed, description })
}
