import { type Session, sessions } from '@wordloom/contract'
import { useRef } from 'react'
import { AccountSection } from '../../shared/account/account-section.tsx'
import { accountQueries } from '../../shared/account/queries.ts'
import { call } from '../../shared/lib/api.ts'
import { queryClient } from '../../shared/lib/query-client.ts'
import { useMutation } from '../../shared/lib/use-mutation.ts'
import { useQuery } from '../../shared/lib/use-query.ts'
import { tellFailure } from '../../shared/library/tell.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Loaded } from '../../shared/ui/loaded.tsx'
import { Bone, Skeleton } from '../../shared/ui/skeleton.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { SessionRow } from './session-row.tsx'
import { SESSIONS_TEXTS as T } from './texts.ts'

export function SessionsSection() {
  const query = useQuery(accountQueries.sessions)
  return (
    <AccountSection title={T.title} about={T.about} thread="before:bg-thread-1">
      <Loaded query={query} what={T.what} skeleton={<SessionsSkeleton />}>
        {(list) => <SessionList list={list} />}
      </Loaded>
    </AccountSection>
  )
}

function SessionList({ list }: { readonly list: readonly Session[] }) {
  const holder = useRef<HTMLUListElement>(null)
  const sorted = [...list].sort(byCurrentAndLastSeen)
  const hasOthers = list.some(({ isCurrent }) => !isCurrent)

  function keep(isKept: (session: Session) => boolean) {
    queryClient.setQueryData(accountQueries.sessions.queryKey, list.filter(isKept))
    // The focused element is gone.
    holder.current?.focus()
  }
  const endOthers = useMutation({
    mutationFn: () => call(sessions.endOthers),
    onSuccess: () => {
      keep(({ isCurrent }) => isCurrent)
      showToast({ title: T.othersSignedOut })
    },
    onError: (error) => tellFailure(error, T.signOutOthersFailed),
  })
  return (
    <>
      <ul
        ref={holder}
        tabIndex={-1}
        aria-label={T.label}
        className="divide-y divide-line rounded-md border border-line bg-card"
      >
        {sorted.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnded={() => keep(({ id }) => id !== session.id)}
          />
        ))}
      </ul>
      {hasOthers ? (
        <Button
          className="mt-4 min-h-10"
          aria-disabled={endOthers.isPending}
          onClick={() => endOthers.isPending || endOthers.mutate()}
        >
          {endOthers.isPending ? T.signingOut : T.signOutOthers}
        </Button>
      ) : (
        <p className="mt-3 text-sm/6 text-soft">{T.alone}</p>
      )}
    </>
  )
}

function byCurrentAndLastSeen(one: Session, other: Session): number {
  return Number(other.isCurrent) - Number(one.isCurrent) || other.lastSeenAt.localeCompare(one.lastSeenAt)
}

function SessionsSkeleton() {
  return (
    <Skeleton label={T.loading}>
      <div className="divide-y divide-line rounded-md border border-line bg-card">
        {['first', 'second'].map((name) => (
          <div key={name} className="px-4 py-3.5">
            <Bone className="h-5 w-44" />
            <Bone className="mt-1.5 h-4 w-64 max-w-full" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
