import { useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { showRefusedFields } from '../form/refused-fields.ts'
import { useCheckedForm } from '../form/use-checked-form.ts'
import { isUnauthorized } from '../lib/api.ts'
import { tellFailure, toReason } from './tell.ts'

interface Sending<Result> {
  readonly send: (sent: Result) => Promise<void>
  readonly failure: string
}

/** If saving fails, the dialog keeps its content, shows why, and can be submitted again. */
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
