import { type ReplyOf, secondFactors } from '@wordloom/contract'
import { useEffect } from 'react'
import { FormFailure } from '../../shared/account/form-failure.tsx'
import { useAccountForm } from '../../shared/account/use-account-form.ts'
import { call } from '../../shared/lib/api.ts'
import { AppCodeField } from '../../shared/ui/code-field.tsx'
import { SubmitButton } from '../../shared/ui/submit-button.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { AppKey } from './app-key.tsx'
import { SET_UP_APP_TEXTS as T } from './texts.ts'

interface ConfirmAppFormProps {
  readonly appKey: ReplyOf<typeof secondFactors.beginApp>
  /** Receives recovery codes if this is the account's first factor. */
  readonly onConfirmed: (codes: readonly string[] | null) => void
}

export function ConfirmAppForm({ appKey, onConfirmed }: ConfirmAppFormProps) {
  const { form, errors, isSubmitting, submit, failure } = useAccountForm(
    secondFactors.confirmApp.body,
    { code: '' },
    async (body) => {
      const { recoveryCodes } = await call(secondFactors.confirmApp, { body })
      // Otherwise the recovery codes come next and confirm it.
      if (recoveryCodes === null) showToast({ title: T.done })
      onConfirmed(recoveryCodes)
    },
  )
  const { setFocus } = form
  // The element that had the focus is gone.
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-5">
      <AppKey {...appKey} />
      <AppCodeField label={T.code} error={errors.code?.message} {...form.register('code')} />
      <FormFailure failure={failure} otherwise={T.failed} />
      <SubmitButton isPending={isSubmitting} pendingLabel={T.pending} className="justify-self-end">
        {T.submit}
      </SubmitButton>
    </form>
  )
}
