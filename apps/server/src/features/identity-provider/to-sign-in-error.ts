import { ClientError, ResponseBodyError } from 'openid-client'
import { SignInError } from './sign-in-error.ts'

const NO_ANSWER = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
])

/** The message contains none of the exchanged values, so it can be logged. */
export function toSignInError(error: unknown): SignInError {
  if (error instanceof SignInError) return error
  if (!(error instanceof Error)) return new SignInError('incomplete', String(error))
  return new SignInError(isUnavailable(error) ? 'unavailable' : 'incomplete', toReason(error))
}

function isUnavailable(error: Error): boolean {
  if (error instanceof ResponseBodyError) return error.status >= 500
  if (error instanceof ClientError) return NO_ANSWER.has(error.code ?? '')
  // `fetch` throws this if the connection is refused or breaks.
  return error instanceof TypeError && !('code' in error)
}

function toReason(error: Error): string {
  const { cause } = error
  const because = cause instanceof Error && cause.message !== error.message ? `: ${cause.message}` : ''
  const told = error instanceof ResponseBodyError ? ` (${error.error})` : ''
  return `${error.message}${told}${because}`
}
