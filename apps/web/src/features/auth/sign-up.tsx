import { ACCOUNT_FIELD_MESSAGES, accounts } from '@wordloom/contract'
import { useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { Link } from 'react-router'
import { showRefusedFields } from '../../shared/form/refused-fields.ts'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { ApiError, call } from '../../shared/lib/api.ts'
import { toFailure } from '../../shared/lib/failure.ts'
import { FormAlert } from '../../shared/ui/form-alert.tsx'
import { PasswordField } from '../../shared/ui/password-field.tsx'
import { RichText } from '../../shared/ui/rich-text.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { TEXT_LINK } from '../../shared/ui/text-link.ts'
import { showToast } from '../../shared/ui/toast.ts'
import { setUser } from '../../shared/user/session.ts'
import { AuthFrame } from './auth-frame.tsx'
import { SignUpDraft } from './sign-up-draft.ts'
import { SIGNUP_TEXTS as T } from './texts.ts'

export function SignUp() {
  const form = useCheckedForm(SignUpDraft)
  const { errors, isSubmitting } = form.formState
  const [failure, setFailure] = useState<string | null>(null)

  const signUp = form.handleSubmit(async ({ confirmPassword: _, ...body }) => {
    setFailure(null)
    try {
      setUser(await call(accounts.signUp, { body }))
      showToast(T.done)
    } catch (error) {
      const failed = toFailure(error, T.failed)
      showToast(failed)
      if (showRefusedFields(form, error)) return
      if (!(error instanceof ApiError) || error.body?.code !== 'conflict') setFailure(failed.description)
      else form.setError('email', { message: failed.description }, { shouldFocus: true })
    }
  }, showWrongPasswords)
  return (
    <AuthFrame
      title={T.title}
      intro={
        <RichText
          text={T.intro}
          tags={{
            link: (children) => (
              <Link to="/login" className={TEXT_LINK}>
                {children}
              </Link>
            ),
          }}
        />
      }
    >
      <form method="post" noValidate onSubmit={signUp} className="mt-6 grid gap-4">
        <div className="grid gap-4 min-[400px]:grid-cols-2">
          <TextField
            label={T.firstName}
            isOptional
            autoComplete="given-name"
            autoCapitalize="words"
            error={errors.firstName?.message}
            {...form.register('firstName')}
          />
          <TextField
            label={T.lastName}
            isOptional
            autoComplete="family-name"
            autoCapitalize="words"
            error={errors.lastName?.message}
            {...form.register('lastName')}
          />
        </div>
        <TextField
          label={T.email}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label={T.password}
          autoComplete="new-password"
          help={T.passwordHelp}
          error={errors.password?.message}
          {...form.register('password', { deps: 'confirmPassword' })}
        />
        <PasswordField
          label={T.confirmPassword}
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword')}
        />
        {failure !== null && <FormAlert>{failure}</FormAlert>}
        <SubmitButton isPending={isSubmitting} pendingLabel={T.pending} className="mt-2">
          {T.submit}
        </SubmitButton>
      </form>
    </AuthFrame>
  )
}

function showWrongPasswords({ password, confirmPassword }: FieldErrors): void {
  if (confirmPassword?.message === T.mismatch.description) {
    showToast(T.mismatch)
  } else if (password?.message === ACCOUNT_FIELD_MESSAGES.passwordTooShort) {
    showToast({ title: T.tooShort, description: ACCOUNT_FIELD_MESSAGES.passwordTooShort })
  }
}
