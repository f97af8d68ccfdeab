import { accounts, NewPassword } from '@wordloom/contract'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { call } from '#platform/lib/api.ts'
import { recheckSession } from '#platform/user/session.ts'
import { buttonClass } from '#ui/button.tsx'
import { BrokenDrawing, DoneDrawing } from '#ui/drawings/step-drawings.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { showToast } from '#ui/toast/toast.ts'
import { AuthFrame } from './auth-frame.tsx'
import { useLinkToken } from './link-token.ts'
import { reportAuthFailure } from './report-failure.ts'
import {
  RESET_DONE_TEXTS as DONE,
  INVALID_RESET_TEXTS as INVALID,
  RESET_PASSWORD_TEXTS as T,
} from './texts.ts'

const NewPasswordTwice = z.object({ password: NewPassword, confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: T.mismatch,
  }),
)

export function ResetPassword() {
  const token = useLinkToken()
  const [isDone, setIsDone] = useState(false)
  if (isDone) return <Done />
  if (token === null) return <InvalidLink />
  return <NewPasswordForm token={token} onDone={() => setIsDone(true)} />
}

interface NewPasswordFormProps {
  readonly token: string | undefined
  readonly onDone: () => void
}

function NewPasswordForm({ token, onDone }: NewPasswordFormProps) {
  const { field, isSubmitting, submit, failure } = useApiForm({
    schema: NewPasswordTwice,
    send: async ({ password }) => {
      if (token === undefined) return
      const { message } = await call(accounts.resetPassword, { body: { token, password } })
      showToast({ title: T.done, description: message })
      onDone()
      // The reset signed out every session of the account, perhaps this browser's too.
      void recheckSession()
    },
    onFailure: (error) => reportAuthFailure(error),
  })
  return (
    <AuthFrame title={T.title} intro={<p>{T.intro}</p>}>
      <form method="post" noValidate onSubmit={submit} className="mt-6 grid gap-4">
        <PasswordField
          label={T.password}
          autoComplete="new-password"
          help={T.passwordHelp}
          {...field('password', { deps: 'confirmPassword' })}
        />
        <PasswordField label={T.confirmPassword} autoComplete="new-password" {...field('confirmPassword')} />
        {failure !== null && (
          <FormAlert>
            {failure}{' '}
            <Link to="/forgot-password" className="font-medium underline underline-offset-4">
              {T.newLink}
            </Link>
          </FormAlert>
        )}
        <SubmitButton isPending={isSubmitting} pendingLabel={T.pending} className="mt-2">
          {T.submit}
        </SubmitButton>
      </form>
      <p className="mt-5 text-sm/6">
        <Link to="/login" className={TEXT_LINK}>
          {T.back}
        </Link>
      </p>
    </AuthFrame>
  )
}

function InvalidLink() {
  useEffect(() => {
    showToast(INVALID.toast)
  }, [])
  return (
    <AuthFrame title={INVALID.title} intro={<p>{INVALID.intro}</p>} drawing={<BrokenDrawing />}>
      <Link to="/forgot-password" className={buttonClass('primary', 'mt-6 min-h-10 w-full')}>
        {INVALID.newLink}
      </Link>
    </AuthFrame>
  )
}

function Done() {
  return (
    <AuthFrame title={DONE.title} intro={<p>{DONE.intro}</p>} drawing={<DoneDrawing />} isNextStep>
      <Link to="/login" className={buttonClass('primary', 'mt-6 min-h-10 w-full')}>
        {DONE.next}
      </Link>
    </AuthFrame>
  )
}
