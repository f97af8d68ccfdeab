import type { PaidPlan, PaymentOptions, Subscription } from '@wordloom/contract'
import { Suspense, useState } from 'react'
import { type Offer, toStanding } from '../../shared/plans/standing.ts'
import { TestMode } from '../../shared/plans/test-mode.tsx'
import { lazyWithPreload } from '../../shared/ui/lazy-with-preload.tsx'
import { ArrivalNote } from './arrival-note.tsx'
import { PlanCards } from './plan-cards.tsx'
import { StandingSection } from './standing-section.tsx'
import { SUBSCRIPTION_TEXTS } from './texts.ts'
import { usePaymentArrival } from './use-payment-arrival.ts'
import { useSubscribing } from './use-subscribing.ts'

const PaymentDialog = lazyWithPreload(() => import('./payment-dialog.tsx'))
const CancelDialog = lazyWithPreload(() => import('./cancel-dialog.tsx'))
const ChangeDialog = lazyWithPreload(() => import('./change-dialog.tsx'))

type Asking = { readonly kind: 'cancel' } | { readonly kind: 'change'; readonly plan: PaidPlan }

interface PlansViewProps {
  readonly options: PaymentOptions
  readonly subscription: Subscription
}

export function PlansView({ options, subscription }: PlansViewProps) {
  const { arrival, watch } = usePaymentArrival()
  const { begin, resume, pending, isPending, payment, endPayment } = useSubscribing()
  const [asking, setAsking] = useState<Asking | null>(null)
  const standing = toStanding(subscription, new Date())

  function take(offer: Offer, plan: PaidPlan) {
    if (offer === 'change') setAsking({ kind: 'change', plan })
    else begin(plan)
  }
  const close = () => setAsking(null)
  return (
    <>
      <TestMode />
      {arrival !== 'none' && <ArrivalNote arrival={arrival} onLookAgain={watch} />}
      <StandingSection
        standing={standing}
        isPending={isPending}
        onCancel={() => setAsking({ kind: 'cancel' })}
        onResume={resume}
        onPay={begin}
      />
      <h2 className="sr-only">{SUBSCRIPTION_TEXTS.allPlans}</h2>
      <div className="mt-8">
        <PlanCards
          freePlan={options.freePlan}
          standing={standing}
          pending={pending}
          isPending={isPending}
          onTake={take}
        />
      </div>
      <Suspense>
        {payment !== null && <PaymentDialog options={options} payment={payment} onClose={endPayment} />}
        {asking?.kind === 'cancel' && (standing.kind === 'renews' || standing.kind === 'unpaid') && (
          <CancelDialog standing={standing} onClose={close} />
        )}
        {asking?.kind === 'change' && (
          <ChangeDialog
            plan={asking.plan}
            from={subscription.plan}
            isPending={isPending}
            onConfirm={() => begin(asking.plan, close)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
