import { accounts } from '@wordloom/contract'
import { FormFailure } from '../../shared/account/form-failure.tsx'
import { accountQueries } from '../../shared/account/queries.ts'
import { useAccountForm } from '../../shared/account/use-account-form.ts'
import { UsernameField } from '../../shared/account/username-field.tsx'
import { useKeptForm } from '../../shared/kept-work/use-kept-form.ts'
import { call } from '../../shared/lib/api.ts'
import { queryClient } from '../../shared/lib/query-client.ts'
import { PasswordField } from '../../shared/ui/password-field.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { TextField } from '../../shared/ui/text-field.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { EMAIL_TEXTS as T } from './texts.ts'

interface EmailFormProps {
  readonly email: string
  readonly hasPassword: boolean
}

export function EmailForm({ email, hasPassword }: EmailFormProps) {
  const { form, errors, isSubmitting, submit, failure } = useAccountForm(
    accounts.changeEmail.body,
    { email: '', ...(hasPassword && { currentPassword: '' }) },
    async (body) => {
      const { message } = await call(accounts.changeEmail, { body })
      form.reset()
      showToast({ title: T.done, description: message })
      await queryClient.invalidateQueries(accountQueries.details)
    },
  )
  useKeptForm(form, 'own email', ['email'])
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <UsernameField email={email} />
      <TextField
        label={T.next}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      {hasPassword && (
        <PasswordField
          label={T.currentPassword}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
      )}
      <FormFailure failure={failure} otherwise={T.failed} />
      <SubmitButton
        look="plain"
        isPending={isSubmitting}
        pendingLabel={T.pending}
        className="justify-self-start"
      >
        {T.submit}
      </SubmitButton>
    </form>
  )
}
