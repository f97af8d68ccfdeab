import { SUBSCRIPTION_MESSAGES } from '@wordloom/contract'
import { useState } from 'react'
import * as z from 'zod/mini'
import { showRefusedFields } from '../../../shared/form/refused-fields.ts'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { TestModeNote } from '../../../shared/plans/test-mode-note.tsx'
import { FormAlert } from '../../../shared/ui/form-alert.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { PayButton } from '../pay-button.tsx'
import { tellRefusal, toRefusal } from '../refusal.ts'
import { TEST_CARDS } from './test-cards.ts'
import { TEST_CARD_TEXTS as T } from './texts.ts'

const TestCard = z.strictObject({
  cardNumber: z.string().check(z.trim(), z.minLength(1, SUBSCRIPTION_MESSAGES.notATestCard)),
})

interface TestCardFormProps {
  readonly onPay: (cardNumber: string) => Promise<void>
}

export function TestCardForm({ onPay }: TestCardFormProps) {
  const form = useCheckedForm(TestCard, { cardNumber: '' })
  const [refusal, setRefusal] = useState<string | null>(null)
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ cardNumber }) => {
    setRefusal(null)
    try {
      await onPay(cardNumber)
    } catch (error) {
      if (showRefusedFields(form, error)) return
      setRefusal(toRefusal(error))
      tellRefusal(error)
    }
  })
  return (
    <form noValidate onSubmit={submit}>
      <TestModeNote>{T.testMode}</TestModeNote>
      <ul className="mt-3 divide-y divide-line rounded-md border border-line">
        {TEST_CARDS.map(({ number, effect }) => (
          <li key={number}>
            <button
              type="button"
              onClick={() =>
                form.setValue('cardNumber', number, { shouldValidate: form.formState.isSubmitted })
              }
              className="flex min-h-10 w-full flex-wrap items-center justify-between gap-x-4 px-3 py-1.5 text-left text-sm hover:bg-wash"
            >
              <span className="font-mono">{number}</span>
              <span className="text-soft">{effect}</span>
            </button>
          </li>
        ))}
      </ul>
      <TextField
        label={T.number}
        inputMode="numeric"
        isMono
        className="mt-4"
        error={errors.cardNumber?.message}
        {...form.register('cardNumber')}
      />
      <div className="mt-4 empty:hidden">{refusal !== null && <FormAlert>{refusal}</FormAlert>}</div>
      <PayButton isPending={isSubmitting} />
    </form>
  )
}
