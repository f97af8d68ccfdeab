import { accounts, type SentBodyOf } from '@wordloom/contract'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { call } from '#platform/lib/api.ts'
import { recheckSession } from '#platform/user/session.ts'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { reportAuthFailure } from '../report-failure.ts'

interface Verification<Values, Result> {
  readonly schema: z.ZodMiniType<Result, Values>
  readonly toBody: (values: Result) => SentBodyOf<typeof accounts.verifyEmail>
  readonly onDone: (message: string) => void
}

export function useVerification<Values extends FieldValues, Result>({
  schema,
  toBody,
  onDone,
}: Verification<Values, Result>) {
  return useApiForm({
    schema,
    send: async (values) => {
      const { message } = await call(accounts.verifyEmail, { body: toBody(values) })
      await recheckSession()
      onDone(message)
    },
    onFailure: (error) => reportAuthFailure(error),
  })
}
