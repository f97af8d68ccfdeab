import { useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { showRefusedFields } from '../form/refused-fields.ts'
import { useCheckedForm } from '../form/use-checked-form.ts'
import { isUnauthorized } from '../lib/api.ts'
import { leaveToSignIn } from '../user/session-over.ts'

export function useAccountForm<Values extends FieldValues, Result>(
  schema: z.ZodMiniType<Result, Values>,
  defaultValues: DefaultValues<Values>,
  send: (sent: Result) => Promise<void>,
) {
  const form = useCheckedForm(schema, defaultValues)
  const [failure, setFailure] = useState<unknown>(null)

  const submit = form.handleSubmit(async (sent) => {
    setFailure(null)
    try {
      await send(sent)
    } catch (error) {
      if (isUnauthorized(error)) leaveToSignIn()
      else if (!showRefusedFields(form, error)) setFailure(error)
    }
  })
  const { errors, isSubmitting } = form.formState
  return { form, errors, isSubmitting, submit, failure }
}
