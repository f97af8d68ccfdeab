import { useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { showRefusedFields } from '../form/refused-fields.ts'
import { useCheckedForm } from '../form/use-checked-form.ts'
import { isUnauthorized } from '../lib/api.ts'
import { tellFailure, toReason } from './tell.ts'

interface Sending<Result> {
  readonly send: (sent: Result) => Promise<void>
  /** The sentence for when that fails. */
  readonly failure: string
}

/** The form of a dialog that saves something: when that fails it stays as it is, says why, and can be sent again. */
export function useItemForm<Values extends FieldValues, Result>(
  schema: z.ZodMiniType<Result, Values>,
  defaultValues: DefaultValues<Values>,
  { send, failure }: Sending<Result>,
) {
  const form = useCheckedForm(schema, defaultValues)
  const [problem, setProblem] = useState<string | null>(null)

  const submit = form.handleSubmit(async (sent) => {
    setProblem(null)
    try {
      await send(sent)
    } catch (error) {
      tellFailure(error, failure)
      if (!isUnauthorized(error) && !showRefusedFields(form, error)) setProblem(toReason(error, failure))
    }
  })
  const { errors, isSubmitting } = form.formState
  return { form, errors, isSubmitting, submit, problem }
}
