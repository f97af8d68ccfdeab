import { SECOND_FACTOR_MESSAGES, type SecondFactor, secondFactors } from '@wordloom/contract'
import { useCallback } from 'react'
import * as z from 'zod/mini'
import { call } from '#platform/lib/api.ts'
import { toFailure } from '#platform/lib/failure.ts'
import { AppCodeField, CodeField } from '#ui/form/code-field.tsx'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
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
  const { label, submit: submitLabel, pending } = FACTOR_TEXTS[factor]
  const Field = factor === 'app' ? AppCodeField : CodeField
  const { form, field, isSubmitting, submit, failure } = useApiForm({
    schema: CODES[factor],
    defaultValues: { code: '' },
    send: async ({ code }) =>
      finishSignIn(await call(secondFactors.prove, { body: { factor, code } }), factor),
    onFailure: (error, isShownInFields) => {
      if (isShownInFields) form.setFocus('code', { shouldSelect: true })
      if (!isSignInOver(error)) return toFailure(error, FAILED).description
      onOver()
      return null
    },
  })
  const { setFocus } = form
  useFocusOnArrival(useCallback(() => setFocus('code'), [setFocus]))
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-6 grid gap-4">
      <Field label={label} {...field('code')} />
      {failure !== null && <FormAlert>{failure}</FormAlert>}
      <SubmitButton isPending={isSubmitting} pendingLabel={pending}>
        {submitLabel}
      </SubmitButton>
    </form>
  )
}
