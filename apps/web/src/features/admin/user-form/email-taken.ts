import { ACCOUNT_MESSAGES } from '@wordloom/contract'
import { ApiError } from '../../../shared/lib/api.ts'

export function isEmailTaken(error: unknown): boolean {
  return error instanceof ApiError && error.body?.message === ACCOUNT_MESSAGES.emailTaken
}
