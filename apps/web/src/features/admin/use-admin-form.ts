import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { useItemForm } from '../../shared/library/use-item-form.ts'
import { isDenied, leavePanel } from './denial.ts'

interface Sending<Result> {
  readonly send: (sent: Result) => Promise<void>
  readonly failure: string
}

export function useAdminForm<Values extends FieldValues, Result>(
  schema: z.ZodMiniType<Result, Values>,
  defaultValues: DefaultValues<Values>,
  { send, failure }: Sending<Result>,
) {
  return useItemForm(schema, defaultValues, {
    failure,
    send: async (sent) => {
      try {
        await send(sent)
      } catch (error) {
        if (!isDenied(error)) throw error
        leavePanel()
      }
    },
  })
}
