import { ACCOUNT_MESSAGES, GivenPassword } from '@wordloom/contract'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { AuthFrame } from '../auth-frame.tsx'
import { PROVE_BY_PASSWORD_TEXTS as T } from '../texts.ts'
import { LinkFailure } from './link-failure.tsx'
import { ReplacePassword } from './replace-password.tsx'
import { useVerification } from './use-verification.ts'

const CurrentPassword = z.object({ password: GivenPassword })

interface ProveByPasswordProps {
  readonly token: string
  readonly reason: string
  readonly onDone: (message: string) => void
}

/** Asks for the password if the browser isn't signed in to the link's account. */
export function ProveByPassword({ token, reason, onDone }: ProveByPasswordProps) {
  const [isUnknown, setIsUnknown] = useState(false)
  const { field, isSubmitting, submit, failure } = useVerification({
    schema: CurrentPassword,
    toBody: ({ password }) => ({ token, password }),
    onDone,
  })
  if (isUnknown) return <ReplacePassword token={token} onBack={() => setIsUnknown(false)} onDone={onDone} />
  return (
    <AuthFrame key="password" title={T.title} intro={<p>{reason}</p>} isNextStep>
      <form method="post" noValidate onSubmit={submit} className="mt-6 grid gap-4">
        <PasswordField label={T.password} autoComplete="current-password" {...field('password')} />
        <LinkFailure failure={failure} />
        <SubmitButton isPending={isSubmitting} pendingLabel={T.pending} className="mt-2">
          {T.submit}
        </SubmitButton>
      </form>
      {reason === ACCOUNT_MESSAGES.verificationNeedsPassword && (
        <Button className="mt-2 min-h-10 w-full" onClick={() => setIsUnknown(true)}>
          {T.unknown}
        </Button>
      )}
    </AuthFrame>
  )
}
