import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from '#platform/lib/api.ts'

interface FormOptions<Values extends FieldValues, Result, Failure> {
  readonly schema: z.ZodMiniType<Result, Values>
  /** Without them, fields keep what was typed before hydration. */
  readonly defaultValues?: DefaultValues<Values>
  readonly send: (values: Result) => Promise<void>
  /** Reports what `send` threw. The form shows what it returns, unless fields already show the reason. */
  readonly onFailure: (error: unknown, isShownInFields: boolean) => Failure | null
  readonly onInvalid?: (errors: FieldErrors<Values>) => void
}

export function useApiForm<Values extends FieldValues, Result, Failure>({
  schema,
  defaultValues,
  send,
  onFailure,
  onInvalid,
}: FormOptions<Values, Result, Failure>) {
  const form = useForm<Values, unknown, Result>({
    resolver: standardSchemaResolver(schema),
    ...(defaultValues !== undefined && { defaultValues }),
  })
  const [failure, setFailure] = useState<Failure | null>(null)

  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    try {
      await send(values)
    } catch (error) {
      const isShownInFields = showRefusedFields(form, error)
      const reported = onFailure(error, isShownInFields)
      if (!isShownInFields) setFailure(() => reported)
    }
  }, onInvalid)
  const { errors, isSubmitting } = form.formState
  const field = <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    error: form.getFieldState(name).error?.message,
    ...form.register(name, options),
  })
  return { form, field, errors, isSubmitting, submit, failure, setFailure }
}

function showRefusedFields<Values extends FieldValues, Result>(
  form: UseFormReturn<Values, unknown, Result>,
  error: unknown,
): boolean {
  const messages = (error instanceof ApiError && error.body?.fields) || {}
  const names = (Object.keys(form.getValues()) as Path<Values>[]).filter((name) => name in messages)
  for (const name of names) form.setError(name, { message: messages[name] ?? '' })
  const [first] = names
  if (first !== undefined) form.setFocus(first)
  return first !== undefined
}
