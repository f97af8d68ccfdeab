import { PAID_PLANS, type PaidPlan, type PaymentOptions, type Subscription } from '@wordloom/contract'
import { Suspense, useEffect, useState } from 'react'
import { forgetAskedPlan, readAskedPlan } from '#platform/asked-for/asked-plan.ts'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { type Offer, type Standing, toStanding } from '../../plans/standing.ts'
import { StandingSentence } from '../../plans/standing-sentence.tsx'
import { TestMode } from '../../plans/test-mode.tsx'
import { type Arrival, usePaymentArrival } from '../payment/use-payment-arrival.ts'
import { OWN_PLAN_TEXTS, SUBSCRIPTION_TEXTS, ARRIVAL_TEXTS as T } from '../texts.ts'
import type { Cancelable } from './cancel-dialog.tsx'
import { PlanCards } from './plan-cards.tsx'
import { useSubscribing } from './use-subscribing.ts'

const PaymentDialog = lazyWithPreload(() => import('../payment/payment-dialog.tsx'))
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
  const [chosen] = useState(readAskedPlan)
  useEffect(forgetAskedPlan, [])
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
          chosen={chosen}
          pending={pending}
          isPending={isPending}
          onTake={take}
        />
      </div>
      <Suspense>
        {payment !== null && <PaymentDialog options={options} payment={payment} onClose={endPayment} />}
        {asking?.kind === 'cancel' && isCancelable(standing) && (
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

function isCancelable(standing: Standing): standing is Cancelable {
  return standing.kind === 'renews' || standing.kind === 'awaited' || standing.kind === 'unpaid'
}

interface ArrivalNoteProps {
  readonly arrival: Exclude<Arrival, 'none'>
  readonly onLookAgain: () => void
}

function ArrivalNote({ arrival, onLookAgain }: ArrivalNoteProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-line bg-wash px-4 py-3 text-sm/6">
      <p role="status" className="grow basis-80">
        {arrival === 'awaited' ? T.awaited : T.late}
      </p>
      {arrival === 'late' && <Button onClick={onLookAgain}>{T.again}</Button>}
    </div>
  )
}

interface StandingSectionProps {
  readonly standing: Standing
  readonly isPending: boolean
  readonly onCancel: () => void
  readonly onResume: () => void
  readonly onPay: (plan: PaidPlan) => void
}

function StandingSection({ standing, isPending, onCancel, onResume, onPay }: StandingSectionProps) {
  const { kind } = standing
  const unpaid = PAID_PLANS.find((plan) => kind === 'unpaid' && standing.plan === plan)
  const button = (label: string, look: ButtonLook, run: () => void) => (
    <Button look={look} className="min-h-10" aria-disabled={isPending} onClick={() => isPending || run()}>
      {label}
    </Button>
  )
  return (
    <section
      aria-label={OWN_PLAN_TEXTS.label}
      className={`mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md border px-5 py-4 ${kind === 'unpaid' || kind === 'unconfirmed' ? 'border-danger/40 bg-danger/8' : 'border-line bg-card'}`}
    >
      <p className="min-w-0 grow basis-80">
        <StandingSentence standing={standing} />
      </p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isCancelable(standing) && button(OWN_PLAN_TEXTS.cancel, 'plain', onCancel)}
        {kind === 'ends' && button(OWN_PLAN_TEXTS.resume, 'plain', onResume)}
        {unpaid !== undefined && button(OWN_PLAN_TEXTS.pay, 'primary', () => onPay(unpaid))}
      </div>
    </section>
  )
}
