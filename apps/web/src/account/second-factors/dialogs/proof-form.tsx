import type { SentBodyOf, secondFactors } from '@wordloom/contract'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { CurrentPassword } from '../../current-password.tsx'
import { FormFailure, reportAccountFailure } from '../../form-failure.tsx'

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
  const { field, isSubmitting, submit, failure } = useApiForm({
    schema,
    defaultValues: hasPassword ? { currentPassword: '' } : {},
    send,
    onFailure: reportAccountFailure,
  })
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
      {hasPassword && <CurrentPassword email={email} {...field('currentPassword')} />}
      <FormFailure failure={failure} hasPassword={hasPassword} otherwise={failed} />
      <SubmitButton isPending={isSubmitting} pendingLabel={pendingLabel} className="justify-self-end">
        {submitLabel}
      </SubmitButton>
    </form>
  )
}
