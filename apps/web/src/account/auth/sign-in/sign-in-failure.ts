import { ApiError } from '#platform/lib/api.ts'
import { type Failure, toFailure } from '#platform/lib/failure.ts'
import { FAILED, LOGIN_TEXTS } from '../texts.ts'

/** Explains a failed sign-in. If the server gives no reason, only a 401 can be about the password. */
export function toSignInFailure(error: unknown): Failure {
  const { failed } = LOGIN_TEXTS
  const unexpected = { title: failed.title, description: FAILED.description }
  if (!(error instanceof ApiError)) return toFailure(error, unexpected)
  if (error.body?.code === 'internal') return unexpected
  return toFailure(error, error.status === 401 ? failed : unexpected)
}
