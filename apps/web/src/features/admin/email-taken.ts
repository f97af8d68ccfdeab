import { ACCOUNT_MESSAGES } from '@wordloom/contract'
import { ApiError } from '../../shared/lib/api.ts'

/** Whether an account has that address already. */
export function isEmailTaken(error: unknown): boolean {
  return error instanceof ApiError && error.body?.message === ACCOUNT_MESSAGES.emailTaken
}
