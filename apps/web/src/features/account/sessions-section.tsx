import { useMutation, useQuery } from '@tanstack/react-query'
import { type Session, sessions } from '@wordloom/contract'
import { useRef } from 'react'
import { call } from '../../shared/lib/api.ts'
import { queryClient } from '../../shared/lib/query-client.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Loaded } from '../../shared/ui/loaded.tsx'
import { Bone, Skeleton } from '../../shared/ui/skeleton.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { AccountSection } from './account-section.tsx'
import { accountQueries } from './api.ts'
import { SessionRow } from './session-row.tsx'
import { tellFailure } from './tell-failure.ts'

export function SessionsSection() {
  const query = useQuery(accountQueries.sessions)
  return (
    <AccountSection
      title="Where you are signed in"
      about="Every browser that is signed in to your account. If you do not know one, sign it out and change your password."
    >
      <Loaded query={query} what="The browsers that are signed in" skeleton={<SessionsSkeleton />}>
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
    // What had the focus is gone.
    holder.current?.focus()
  }
  const endOthers = useMutation({
    mutationFn: () => call(sessions.endOthers),
    onSuccess: () => {
      keep(({ isCurrent }) => isCurrent)
      showToast({ title: 'Signed out everywhere else' })
    },
    onError: (error) => tellFailure(error, 'The other browsers could not be signed out.'),
  })
  return (
    <>
      <ul
        ref={holder}
        tabIndex={-1}
        aria-label="Browsers that are signed in"
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
          {endOthers.isPending ? 'Signing out…' : 'Sign out everywhere else'}
        </Button>
      ) : (
        <p className="mt-3 text-sm/6 text-soft">You are signed in nowhere else.</p>
      )}
    </>
  )
}

function byCurrentAndLastSeen(one: Session, other: Session): number {
  return Number(other.isCurrent) - Number(one.isCurrent) || other.lastSeenAt.localeCompare(one.lastSeenAt)
}

function SessionsSkeleton() {
  return (
    <Skeleton label="Loading the browsers that are signed in…">
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
