import { type PaidPlan, subscriptions } from '@wordloom/contract'
import { useState } from 'react'
import { call } from '#platform/lib/api.ts'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { showToast } from '#ui/toast/toast.ts'
import { takeOver } from '../api.ts'
import { useReturnFromPayment } from '../payment/use-payment-arrival.ts'
import { tellPlanFailure } from '../tell.ts'
import { OFFER_TEXTS, OWN_PLAN_TEXTS, TELL_TEXTS } from '../texts.ts'

export interface PaymentToMake {
  readonly plan: PaidPlan
  readonly clientSecret: string
}

export function useSubscribing() {
  const [payment, setPayment] = useState<PaymentToMake | null>(null)
  const returnFromPayment = useReturnFromPayment()

  const beginning = useMutation({
    mutationFn: (plan: PaidPlan) => call(subscriptions.create, { body: { plan } }),
    onSuccess: ({ clientSecret }, plan) => {
      if (clientSecret === null) returnFromPayment(plan)
      else setPayment({ plan, clientSecret })
    },
    onError: (error) => tellPlanFailure(error, OFFER_TEXTS.failed),
  })
  const resuming = useMutation({
    mutationFn: () => call(subscriptions.resume),
    onSuccess: (subscription) => {
      takeOver(subscription)
      showToast({ title: TELL_TEXTS.success, description: OWN_PLAN_TEXTS.resumed })
    },
    onError: (error) => tellPlanFailure(error, OWN_PLAN_TEXTS.resumeFailed),
  })

  return {
    begin: (plan: PaidPlan, onSettled?: () => void) =>
      beginning.mutate(plan, onSettled === undefined ? {} : { onSettled }),
    resume: () => resuming.mutate(),
    pending: beginning.isPending ? beginning.variables : null,
    isPending: beginning.isPending || resuming.isPending,
    payment,
    endPayment: () => setPayment(null),
  }
}
