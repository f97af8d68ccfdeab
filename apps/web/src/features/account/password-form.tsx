import { accounts } from '@wordloom/contract'
import { FormFailure } from '../../shared/account/form-failure.tsx'
import { accountQueries } from '../../shared/account/queries.ts'
import { useAccountForm } from '../../shared/account/use-account-form.ts'
import { UsernameField } from '../../shared/account/username-field.tsx'
import { call } from '../../shared/lib/api.ts'
import { queryClient } from '../../shared/lib/query-client.ts'
import { PasswordField } from '../../shared/ui/password-field.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { setUser } from '../../shared/user/session.ts'
import { PASSWORD_TEXTS as T } from './texts.ts'

interface PasswordFormProps {
  readonly email: string
  readonly hasPassword: boolean
}

export function PasswordForm({ email, hasPassword }: PasswordFormProps) {
  const { form, errors, isSubmitting, submit, failure } = useAccountForm(
    accounts.changePassword.body,
    { newPassword: '', ...(hasPassword && { currentPassword: '' }) },
    async (body) => {
      setUser(await call(accounts.changePassword, { body }))
      form.reset()
      showToast(hasPassword ? T.changed : T.isSet)
      await Promise.all([
        queryClient.invalidateQueries(accountQueries.details),
        queryClient.invalidateQueries(accountQueries.sessions),
      ])
    },
  )
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {!hasPassword && <p className="text-sm/6">{T.none}</p>}
      <UsernameField email={email} />
      {hasPassword && (
        <PasswordField
          label={T.current}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
      )}
      <PasswordField
        label={T.next}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <FormFailure failure={failure} otherwise={T.failed} />
      <SubmitButton
        look="plain"
        isPending={isSubmitting}
        pendingLabel={T.pending}
        className="justify-self-start"
      >
        {hasPassword ? T.change : T.set}
      </SubmitButton>
    </form>
  )
}
