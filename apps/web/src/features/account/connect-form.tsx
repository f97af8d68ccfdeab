import { identityProvider } from '@wordloom/contract'
import { FormFailure } from '../../shared/account/form-failure.tsx'
import { useAccountForm } from '../../shared/account/use-account-form.ts'
import { UsernameField } from '../../shared/account/username-field.tsx'
import { call } from '../../shared/lib/api.ts'
import { PasswordField } from '../../shared/ui/password-field.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { PROVIDER_TEXTS as T } from './texts.ts'

interface ConnectFormProps {
  readonly provider: string
  readonly email: string
  readonly hasPassword: boolean
}

export function ConnectForm({ provider, email, hasPassword }: ConnectFormProps) {
  const { form, errors, isSubmitting, submit, failure } = useAccountForm(
    identityProvider.link.body,
    hasPassword ? { currentPassword: '' } : {},
    async (body) => {
      const { location } = await call(identityProvider.link, { body })
      window.location.assign(location)
    },
  )
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <UsernameField email={email} />
      {hasPassword && (
        <PasswordField
          label={T.currentPassword}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
      )}
      <FormFailure failure={failure} otherwise={T.unreachable(provider)} />
      <SubmitButton
        look="plain"
        isPending={isSubmitting}
        pendingLabel={T.connecting}
        className="justify-self-start"
      >
        {T.connect(provider)}
      </SubmitButton>
    </form>
  )
}
