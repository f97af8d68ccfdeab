import { ACCOUNT_MESSAGES } from '@wordloom/contract'
import { ApiError } from '#platform/lib/api.ts'

export function isEmailTaken(error: unknown): boolean {
  return error instanceof ApiError && error.body?.message === ACCOUNT_MESSAGES.emailTaken
}
