import type { MetaFunction } from 'react-router'
import { AskToSignIn } from '../features/chrome/ask-to-sign-in.tsx'
import { PlanInForce } from '../features/chrome/plan-in-force.tsx'
import { RequireUser } from '../shared/user/require-user.tsx'

export const meta: MetaFunction = () => [
  { title: 'Plans · Wordloom' },
  { name: 'robots', content: 'noindex' },
]

export default function Subscription() {
  return (
    <RequireUser visitor={<AskToSignIn />}>
      {(user) => <PlanInForce plan={user.subscriptionPlan} />}
    </RequireUser>
  )
}
