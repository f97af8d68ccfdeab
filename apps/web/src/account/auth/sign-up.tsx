import { ACCOUNT_FIELD_MESSAGES, accounts } from '@wordloom/contract'
import type { FieldErrors } from 'react-hook-form'
import * as z from 'zod/mini'
import { type Asked, readAsked } from '#platform/asked-for/asked-for.ts'
import { useIsAlive } from '#platform/document/use-is-alive.ts'
import { ApiError, call } from '#platform/lib/api.ts'
import { PLAN_NAMES } from '#platform/user/plan-names.ts'
import { setUser } from '#platform/user/session.ts'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { RichText, toLink } from '#ui/text/rich-text.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { AuthFrame } from './auth-frame.tsx'
import { reportAuthFailure } from './report-failure.ts'
import { SIGNUP_TEXTS as T } from './texts.ts'

export function SignUp() {
  const asked = useIsAlive() ? readAsked() : null
  const { form, field, isSubmitting, submit, failure } = useApiForm({
    schema: SignUpDraft,
    send: async ({ email, password, firstName, lastName }) => {
      const names = { firstName: firstName ?? '', lastName: lastName ?? '' }
      setUser(await call(accounts.signUp, { body: { email, password, ...names } }))
      showToast(T.done)
    },
    onFailure: (error, isShownInFields) => {
      const message = reportAuthFailure(error, T.failed)
      const isTaken = error instanceof ApiError && error.body?.code === 'conflict'
      if (!isTaken || isShownInFields) return message
      form.setError('email', { message }, { shouldFocus: true })
      return null
    },
    onInvalid: showWrongPasswords,
  })
  const note = toNote(asked)
  return (
    <AuthFrame title={T.title} intro={<RichText text={T.intro} tags={{ link: toLink('/login') }} />}>
      {note !== null && (
        <p className="mt-4 rounded-md border border-line bg-wash px-4 py-3 text-sm/6">{note}</p>
      )}
      <form method="post" noValidate onSubmit={submit} className="mt-6 grid gap-4">
        <div className="grid gap-4 min-[400px]:grid-cols-2">
          <TextField
            label={T.firstName}
            isOptional
            autoComplete="given-name"
            autoCapitalize="words"
            {...field('firstName')}
          />
          <TextField
            label={T.lastName}
            isOptional
            autoComplete="family-name"
            autoCapitalize="words"
            {...field('lastName')}
          />
        </div>
        <TextField label={T.email} type="email" autoComplete="email" {...field('email')} />
        <PasswordField
          label={T.password}
          autoComplete="new-password"
          help={T.passwordHelp}
          {...field('password', { deps: 'confirmPassword' })}
        />
        <PasswordField label={T.confirmPassword} autoComplete="new-password" {...field('confirmPassword')} />
        {failure !== null && <FormAlert>{failure}</FormAlert>}
        <SubmitButton isPending={isSubmitting} pendingLabel={T.pending} className="mt-2">
          {T.submit}
        </SubmitButton>
        <p className="text-xs/5 text-soft">
          <RichText text={T.agreement} tags={{ terms: toLink('/terms'), privacy: toLink('/privacy') }} />
        </p>
      </form>
    </AuthFrame>
  )
}

function toNote(asked: Asked | null): string | null {
  switch (asked?.kind) {
    case 'plan':
      return T.plan(PLAN_NAMES[asked.plan])
    case 'list':
    case 'results':
      return T.waiting[asked.kind]
    default:
      return null
  }
}

function showWrongPasswords({ password, confirmPassword }: FieldErrors): void {
  if (confirmPassword?.message === T.mismatch.description) {
    showToast(T.mismatch)
  } else if (password?.message === ACCOUNT_FIELD_MESSAGES.passwordTooShort) {
    showToast({ title: T.tooShort, description: ACCOUNT_FIELD_MESSAGES.passwordTooShort })
  }
}

const SignUpDraft = z.extend(accounts.signUp.body, { confirmPassword: z.string() }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: T.mismatch.description,
  }),
)
