import type { User } from '@wordloom/contract'
import { useEffect, useRef } from 'react'
import { AccountSection } from '../../shared/account/account-section.tsx'
import { accountQueries } from '../../shared/account/queries.ts'
import { useQuery } from '../../shared/lib/use-query.ts'
import { Loaded } from '../../shared/ui/loaded.tsx'
import { ownFactors } from './api.ts'
import { FactorList } from './factor-list.tsx'
import { FactorsSkeleton } from './factors-skeleton.tsx'
import { Standing } from './standing.tsx'
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
      <AccountSection title={T.title} about={T.about} thread="before:bg-thread-4">
        <Loaded query={details} what={T.what} skeleton={<FactorsSkeleton />}>
          {({ hasPassword }) => (
            <Loaded query={factors} what={T.what} skeleton={<FactorsSkeleton />}>
              {(own) => (
                <>
                  <Standing factors={own} hasPassword={hasPassword} />
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
