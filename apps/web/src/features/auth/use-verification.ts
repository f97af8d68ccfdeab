import { accounts, type SentBodyOf } from '@wordloom/contract'
import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { showRefusedFields } from '../../shared/form/refused-fields.ts'
import { call } from '../../shared/lib/api.ts'
import { toFailure } from '../../shared/lib/failure.ts'
import { showToast } from '../../shared/ui/toast.ts'
import { recheckSession } from '../../shared/user/session.ts'
import { FAILED } from './texts.ts'

export function useVerification<Values extends FieldValues, Result>(
  form: UseFormReturn<Values, unknown, Result>,
  onDone: (message: string) => void,
) {
  const [failure, setFailure] = useState<string | null>(null)

  async function verify(body: SentBodyOf<typeof accounts.verifyEmail>): Promise<void> {
    setFailure(null)
    try {
      const { message } = await call(accounts.verifyEmail, { body })
      await recheckSession()
      onDone(message)
    } catch (error) {
      const failed = toFailure(error, FAILED)
      showToast(failed)
      if (!showRefusedFields(form, error)) setFailure(failed.description)
    }
  }
  return { failure, verify }
}
