import type { PaymentOptions } from '@wordloom/contract'
import { lazy, Suspense } from 'react'
import { PLAN_NAMES } from '#platform/user/plan-names.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { TERMS } from '../../plans/prices.ts'
import type { PaymentToMake } from '../plans/use-subscribing.ts'
import { PAYMENT_DIALOG_TEXTS as T } from '../texts.ts'
import { useReturnFromPayment } from './use-payment-arrival.ts'

const StripePayment = lazy(() => import('../stripe/stripe-payment.tsx'))
const SandboxPayment = lazy(() => import('../sandbox/sandbox-payment.tsx'))

interface PaymentDialogProps {
  readonly options: PaymentOptions
  readonly payment: PaymentToMake
  readonly onClose: () => void
}

export default function PaymentDialog({ options, payment, onClose }: PaymentDialogProps) {
  const returnFromPayment = useReturnFromPayment()
  const { plan, clientSecret } = payment
  const { price, period } = TERMS[plan]
  const isStripe = options.payments === 'stripe'
  function finish() {
    onClose()
    returnFromPayment(plan)
  }
  return (
    <Dialog
      title={T.title(PLAN_NAMES[plan])}
      description={T.description(price, period)}
      // Stripe opens the bank's confirmation in the page, above this dialog.
      isModal={!isStripe}
      onClose={onClose}
    >
      <Suspense fallback={<FormSkeleton />}>
        {isStripe ? (
          <StripePayment
            publishableKey={options.publishableKey ?? ''}
            clientSecret={clientSecret}
            skeleton={<FormSkeleton />}
            onPaid={finish}
          />
        ) : (
          <SandboxPayment clientSecret={clientSecret} onPaid={finish} onClose={onClose} />
        )}
      </Suspense>
    </Dialog>
  )
}

function FormSkeleton() {
  return (
    <Skeleton label={T.loading}>
      <Bone className="mt-6 h-4 w-24" />
      <Bone className="mt-2 h-10 w-full" />
      <Bone className="mt-4 h-10 w-full" />
      <Bone className="mt-6 ml-auto h-10 w-24" />
    </Skeleton>
  )
}
