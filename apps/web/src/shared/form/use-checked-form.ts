import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'

/** Without `defaultValues`, fields keep what was typed before hydration. */
export function useCheckedForm<Values extends FieldValues, Result>(
  schema: z.ZodMiniType<Result, Values>,
  defaultValues?: DefaultValues<Values>,
): UseFormReturn<Values, unknown, Result> {
  return useForm<Values, unknown, Result>({
    resolver: standardSchemaResolver(schema),
    ...(defaultValues !== undefined && { defaultValues }),
  })
}
