import { PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import { type ReactNode, useState } from 'react'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { FormAlert } from '#ui/form/form-alert.tsx'
import { PayButton } from '../payment/pay-button.tsx'
import { tellPaymentFailed } from '../tell.ts'
import { TELL_TEXTS } from '../texts.ts'
import { STRIPE_TEXTS as T } from './texts.ts'

interface StripeFormProps {
  readonly skeleton: ReactNode
  readonly onPaid: () => void
}

export function StripeForm({ skeleton, onPaid }: StripeFormProps) {
  const stripe = useStripe()
  const elements = useElements()
  const [isReady, setIsReady] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      if (stripe === null || elements === null) return
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: `${location.origin}${location.pathname}?success=true` },
        redirect: 'if_required',
      })
      if (error) throw new Error(error.message ?? TELL_TEXTS.notPaid)
    },
    onSuccess: onPaid,
    onError: ({ message }) => tellPaymentFailed(message),
  })
  if (hasFailed) {
    return <FormAlert>{T.broken}</FormAlert>
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        mutate()
      }}
    >
      {!isReady && skeleton}
      <div className={isReady ? '' : 'sr-only'}>
        <PaymentElement onReady={() => setIsReady(true)} onLoadError={() => setHasFailed(true)} />
      </div>
      {isReady && (
        <>
          <div className="mt-4 empty:hidden">{error !== null && <FormAlert>{error.message}</FormAlert>}</div>
          <PayButton isPending={isPending} />
        </>
      )}
    </form>
  )
}
