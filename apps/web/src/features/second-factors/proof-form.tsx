import type { SentBodyOf, secondFactors } from '@wordloom/contract'
import { FormFailure } from '../../shared/account/form-failure.tsx'
import { useAccountForm } from '../../shared/account/use-account-form.ts'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { CurrentPassword } from './current-password.tsx'

type Schema = typeof secondFactors.beginApp.body

interface ProofFormProps {
  readonly schema: Schema
  readonly email: string
  readonly hasPassword: boolean
  readonly submitLabel: string
  readonly pendingLabel: string
  readonly failed: string
  readonly send: (body: SentBodyOf<typeof secondFactors.beginApp>) => Promise<void>
}

export function ProofForm({
  schema,
  email,
  hasPassword,
  submitLabel,
  pendingLabel,
  failed,
  send,
}: ProofFormProps) {
  const { form, errors, isSubmitting, submit, failure } = useAccountForm(
    schema,
    hasPassword ? { currentPassword: '' } : {},
    send,
  )
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
      {hasPassword && (
        <CurrentPassword
          email={email}
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
      )}
      <FormFailure failure={failure} hasPassword={hasPassword} otherwise={failed} />
      <SubmitButton isPending={isSubmitting} pendingLabel={pendingLabel} className="justify-self-end">
        {submitLabel}
      </SubmitButton>
    </form>
  )
}
