import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'

/**
 * A form that is checked by a schema when it is sent and from then on while it is typed in. Without `defaultValues` fields
 * keep what was typed before the page was alive.
 */
export function useCheckedForm<Values extends FieldValues, Result>(
  schema: z.ZodMiniType<Result, Values>,
  defaultValues?: DefaultValues<Values>,
): UseFormReturn<Values, unknown, Result> {
  return useForm<Values, unknown, Result>({
    resolver: standardSchemaResolver(schema),
    ...(defaultValues !== undefined && { defaultValues }),
  })
}
