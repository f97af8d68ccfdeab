import { SECOND_FACTOR_MESSAGES, type SecondFactor, secondFactors } from '@wordloom/contract'
import { useCallback, useState } from 'react'
import * as z from 'zod/mini'
import { showRefusedFields } from '../../../shared/form/refused-fields.ts'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { call } from '../../../shared/lib/api.ts'
import { toFailure } from '../../../shared/lib/failure.ts'
import { AppCodeField, CodeField } from '../../../shared/ui/code-field.tsx'
import { FormAlert } from '../../../shared/ui/form-alert.tsx'
import { SubmitButton } from '../../../shared/ui/submit-button.tsx'
import { FAILED } from '../texts.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { FACTOR_TEXTS } from './texts.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { isSignInOver } from './waiting-step.ts'

const CODES = {
  app: secondFactors.confirmApp.body,
  recovery_code: z.object({
    code: z.string().check(z.trim(), z.minLength(1, SECOND_FACTOR_MESSAGES.codeMissing)),
  }),
}

interface CodeFormProps {
  readonly factor: Exclude<SecondFactor, 'passkey'>
  readonly onOver: () => void
}

export function CodeForm({ factor, onOver }: CodeFormProps) {
  const { label, submit, pending } = FACTOR_TEXTS[factor]
  const Field = factor === 'app' ? AppCodeField : CodeField
  const form = useCheckedForm<{ code: string }, { code: string }>(CODES[factor], { code: '' })
  const { errors, isSubmitting } = form.formState
  const [failure, setFailure] = useState<string | null>(null)
  const { setFocus } = form
  useFocusOnArrival(useCallback(() => setFocus('code'), [setFocus]))

  const prove = form.handleSubmit(async ({ code }) => {
    setFailure(null)
    try {
      await finishSignIn(await call(secondFactors.prove, { body: { factor, code } }), factor)
    } catch (error) {
      if (isSignInOver(error)) return onOver()
      if (showRefusedFields(form, error)) setFocus('code', { shouldSelect: true })
      else setFailure(toFailure(error, FAILED).description)
    }
  })
  return (
    <form method="post" noValidate onSubmit={prove} className="mt-6 grid gap-4">
      <Field label={label} error={errors.code?.message} {...form.register('code')} />
      {failure !== null && <FormAlert>{failure}</FormAlert>}
      <SubmitButton isPending={isSubmitting} pendingLabel={pending}>
        {submit}
      </SubmitButton>
    </form>
  )
}
