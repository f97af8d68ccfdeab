import { isUnauthorized } from '../lib/api.ts'
import { toFailure } from '../lib/failure.ts'
import { showToast } from '../ui/toast.ts'
import { leaveToSignIn } from '../user/session-over.ts'
import { ACCOUNT_TEXTS } from './texts.ts'

export function tellFailure(error: unknown, description: string): void {
  if (isUnauthorized(error)) leaveToSignIn()
  else showToast(toFailure(error, { title: ACCOUNT_TEXTS.error, description }))
}
