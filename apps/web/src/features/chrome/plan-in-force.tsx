import { useQuery } from '@tanstack/react-query'
import { type Plan, subscriptions } from '@wordloom/contract'
import { call } from '../../shared/lib/api.ts'
import { MemberNotice } from './member-notice.tsx'

const NAMES: Record<Plan, string> = {
  free: 'Free',
  monthly: 'Monthly',
  yearly: 'Yearly',
  friends_family: 'Friends & Family',
}

/** The plan of the account and what it allows here. */
export function PlanInForce({ plan }: { readonly plan: Plan }) {
  const { path } = subscriptions.entitlements
  const { data } = useQuery({ queryKey: [path], queryFn: () => call(subscriptions.entitlements) })
  return (
    <MemberNotice title="Plans">
      <p>
        Your plan is <strong className="font-semibold text-ink">{NAMES[plan]}</strong>
        {data !== undefined && `, with up to ${data.columns} columns`}.
      </p>
      <p>Nothing is sold on this installation.</p>
    </MemberNotice>
  )
}
