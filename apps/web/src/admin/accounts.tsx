import type { User } from '@wordloom/contract'
import { useQuery } from '#platform/lib/use-query.ts'
import { adminQueries } from './api.ts'
import { UndeliveredMail } from './dead-letters/undelivered-mail.tsx'
import { FactorRequired, isFactorRequired } from './factor-required.tsx'
import { PlanTestCard } from './plan-test-card.tsx'
import { LatestUsers } from './summary/latest-users.tsx'
import { Summary } from './summary/summary.tsx'
import { UsersSection } from './users/users-section.tsx'

export default function Accounts({ user }: { readonly user: User }) {
  const { error } = useQuery(adminQueries.summary)
  if (isFactorRequired(error)) return <FactorRequired />
  return (
    <>
      <Summary />
      <UndeliveredMail />
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <UsersSection selfId={user.id} />
        <div className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-1">
          <LatestUsers />
          <PlanTestCard key={`${user.subscriptionPlan} ${user.subscriptionStatus}`} user={user} />
        </div>
      </div>
    </>
  )
}
