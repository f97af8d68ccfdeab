import { SIGN_IN_PATH, SIGN_OUT_PATH } from '@wordloom/contract'
import { ApiError, isUnauthorized } from '#platform/lib/api.ts'
import { toFailure } from '#platform/lib/failure.ts'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { leaveToSignIn } from '#ui/session/session-over.ts'
import { ACCOUNT_TEXTS as T } from './texts.ts'

interface FormFailureProps {
  readonly failure: unknown
  readonly otherwise: string
  /** Users with a password must sign out first; others go to the identity provider and back. */
  readonly hasPassword?: boolean
}

export function FormFailure({ failure, otherwise, hasPassword = false }: FormFailureProps) {
  if (failure === null) return null
  const { title, description } = toFailure(failure, { title: '', description: otherwise })
  const isTooLongAgo = failure instanceof ApiError && failure.body?.code === 'sign_in_again'
  return (
    <FormAlert>
      {title === '' ? description : T.problem(title, description)}
      {isTooLongAgo && (
        <>
          {' '}
          <a
            href={hasPassword ? SIGN_OUT_PATH : `${SIGN_IN_PATH}?returnTo=/account`}
            className="font-semibold underline underline-offset-4"
          >
            {hasPassword ? T.signOut : T.signInAgain}
          </a>
        </>
      )}
    </FormAlert>
  )
}

/** Returns what `FormFailure` shows. If the session is over, leaves for the sign-in page instead. */
export function reportAccountFailure(error: unknown): unknown {
  if (!isUnauthorized(error)) return error
  leaveToSignIn()
  return null
}
