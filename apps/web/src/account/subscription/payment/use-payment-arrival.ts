import { PAID_PLANS, type PaidPlan, subscriptions } from '@wordloom/contract'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { keepAsked, readAsked } from '#platform/asked-for/asked-for.ts'
import { call } from '#platform/lib/api.ts'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { showNoticeOnNextPage } from '#ui/toast/next-page-notice.ts'
import { showToast } from '#ui/toast/toast.ts'
import { takeOver } from '../api.ts'
import { tellPaymentFailed, tellPlanFailure } from '../tell.ts'
import { ARRIVAL_TEXTS as T } from '../texts.ts'
import { toOutcome, withoutOutcome } from './outcome.ts'
import { waitForPayment } from './wait-for-payment.ts'

/** `late`: the page has stopped checking for the payment. */
export type Arrival = 'none' | 'awaited' | 'late'

/** The plan is known only if the payment didn't leave the page. */
export function useReturnFromPayment(): (plan: PaidPlan) => void {
  const navigate = useNavigate()
  return (plan) => navigate('?success=true', { replace: true, preventScrollReset: true, state: { plan } })
}

export function usePaymentArrival(): { readonly arrival: Arrival; readonly watch: () => void } {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const [isDelayed, setIsDelayed] = useState(false)
  const outcome = toOutcome(search)
  const plan = PAID_PLANS.find((name) => name === state?.plan) ?? null

  const clean = useCallback(
    () => setSearch(withoutOutcome, { replace: true, preventScrollReset: true }),
    [setSearch],
  )
  const { mutate, status, data, variables } = useMutation({
    mutationFn: (chosen: PaidPlan | null) => {
      setIsDelayed(false)
      return waitForPayment(chosen, {
        refresh: () => call(subscriptions.refresh),
        onDelay: () => {
          setIsDelayed(true)
          clean()
        },
      })
    },
    onSuccess: ({ subscription, hasArrived }) => {
      takeOver(subscription)
      if (hasArrived) showToast(T.done)
    },
    onError: (error) => tellPlanFailure(error, T.unknown),
    onSettled: (settled) => {
      clean()
      if (settled?.hasArrived === true) goBackForColumn()
    },
  })

  useEffect(() => {
    if (outcome === 'made') mutate(plan)
    if (outcome !== 'failed') return
    tellPaymentFailed(T.notMade)
    clean()
  }, [outcome, plan, mutate, clean])

  return {
    arrival: toArrival(status, isDelayed, data?.hasArrived),
    watch: () => mutate(variables ?? null),
  }
}

/** Leads back to the generator if its Add Column led here; the generator then adds the column. */
function goBackForColumn(): void {
  const asked = readAsked()
  if (asked?.kind !== 'paid-column') return
  keepAsked({ ...asked, kind: 'column' })
  showNoticeOnNextPage(T.done)
  location.assign('/')
}

function toArrival(
  status: 'idle' | 'pending' | 'error' | 'success',
  isDelayed: boolean,
  hasArrived = false,
): Arrival {
  if (status === 'pending') return isDelayed ? 'awaited' : 'none'
  if (status === 'error') return 'late'
  return status === 'success' && !hasArrived ? 'late' : 'none'
}
