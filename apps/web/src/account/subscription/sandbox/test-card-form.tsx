import { SUBSCRIPTION_MESSAGES } from '@wordloom/contract'
import * as z from 'zod/mini'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useApiForm } from '#ui/form/use-api-form.ts'
import { TestModeNote } from '../../plans/test-mode.tsx'
import { PayButton } from '../payment/pay-button.tsx'
import { tellRefusal, toRefusal } from '../tell.ts'
import { TEST_CARD_TEXTS as T } from './texts.ts'

const TestCard = z.strictObject({
  cardNumber: z.string().check(z.trim(), z.minLength(1, SUBSCRIPTION_MESSAGES.notATestCard)),
})

interface TestCardFormProps {
  readonly onPay: (cardNumber: string) => Promise<void>
}

export function TestCardForm({ onPay }: TestCardFormProps) {
  const { form, field, isSubmitting, submit, failure } = useApiForm({
    schema: TestCard,
    defaultValues: { cardNumber: '' },
    send: ({ cardNumber }) => onPay(cardNumber),
    onFailure: (error, isShownInFields) => {
      if (!isShownInFields) tellRefusal(error)
      return toRefusal(error)
    },
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
      <TextField label={T.number} inputMode="numeric" isMono className="mt-4" {...field('cardNumber')} />
      <div className="mt-4 empty:hidden">{failure !== null && <FormAlert>{failure}</FormAlert>}</div>
      <PayButton isPending={isSubmitting} />
    </form>
  )
}

const { effects } = T

const TEST_CARDS = [
  { number: '4242 4242 4242 4242', effect: effects.good },
  { number: '4000 0000 0000 0002', effect: effects.declined },
  { number: '4000 0025 0000 3155', effect: effects.confirmed },
] as const
