import { SIGN_IN_PATH, SIGN_OUT_PATH } from '@wordloom/contract'
import { ApiError } from '../lib/api.ts'
import { toFailure } from '../lib/failure.ts'
import { FormAlert } from '../ui/form-alert.tsx'
import { ACCOUNT_TEXTS as T } from './texts.ts'

interface FormFailureProps {
  /** What the server refused with; null before that. */
  readonly failure: unknown
  /** What is said when the server says nothing. */
  readonly otherwise: string
  /** Whoever signs in with a password has to sign out for that; others are led to the identity provider and back. */
  readonly hasPassword?: boolean
}

/** Why a form was not accepted. Whoever has signed in too long ago is led to do so again. */
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
