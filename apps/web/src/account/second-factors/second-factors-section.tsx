import type { User } from '@wordloom/contract'
import { useEffect, useRef } from 'react'
import { useQuery } from '#platform/lib/use-query.ts'
import { Loaded } from '#ui/loading/loaded.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { AccountSection } from '../account-section.tsx'
import { accountQueries } from '../queries.ts'
import { ownFactors } from './api.ts'
import { FactorList } from './factor-list.tsx'
import { FactorStatus } from './factor-status.tsx'
import { SECOND_FACTORS_TEXTS as T } from './texts.ts'

/** Other pages link to this anchor. */
const ANCHOR = 'two-factor'

export function SecondFactorsSection({ user }: { readonly user: User }) {
  const factors = useQuery(ownFactors)
  const details = useQuery(accountQueries.details)
  const place = useRef<HTMLDivElement>(null)
  const isThere = factors.data !== undefined && details.data !== undefined
  useEffect(() => {
    if (isThere && location.hash === `#${ANCHOR}`) place.current?.scrollIntoView()
  }, [isThere])
  return (
    <div ref={place} id={ANCHOR}>
      <AccountSection title={T.title} about={T.about} accent="before:bg-thread-4">
        <Loaded query={details} what={T.what} skeleton={<FactorsSkeleton />}>
          {({ hasPassword }) => (
            <Loaded query={factors} what={T.what} skeleton={<FactorsSkeleton />}>
              {(own) => (
                <>
                  <FactorStatus factors={own} hasPassword={hasPassword} />
                  <FactorList user={user} factors={own} hasPassword={hasPassword} />
                </>
              )}
            </Loaded>
          )}
        </Loaded>
      </AccountSection>
    </div>
  )
}

function FactorsSkeleton() {
  return (
    <Skeleton label={T.loading}>
      <Bone className="h-6 w-72 max-w-full" />
      <div className="mt-5 divide-y divide-line rounded-md border border-line bg-card">
        {['app', 'passkeys'].map((name) => (
          <div key={name} className="px-4 py-4">
            <Bone className="h-5 w-44" />
            <Bone className="mt-2 h-4 w-80 max-w-full" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
