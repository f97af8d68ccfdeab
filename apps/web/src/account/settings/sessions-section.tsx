import { type Session, sessions } from '@wordloom/contract'
import { useRef } from 'react'
import { toAgo, toDate } from '#platform/format/dates.ts'
import { call } from '#platform/lib/api.ts'
import { queryClient } from '#platform/lib/query-client.ts'
import { useMutation } from '#platform/lib/use-mutation.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { Button } from '#ui/button.tsx'
import { Loaded } from '#ui/loading/loaded.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { tellFailure } from '#ui/tell/tell.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { AccountSection } from '../account-section.tsx'
import { accountQueries } from '../queries.ts'
import { SESSIONS_TEXTS as T } from './texts.ts'

export function SessionsSection() {
  const query = useQuery(accountQueries.sessions)
  return (
    <AccountSection title={T.title} about={T.about} accent="before:bg-thread-1">
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

interface SessionRowProps {
  readonly session: Session
  readonly onEnded: () => void
}

function SessionRow({ session, onEnded }: SessionRowProps) {
  const { id, device, address, createdAt, lastSeenAt, isCurrent } = session
  const end = useMutation({
    mutationFn: () => call(sessions.end, { params: { id } }),
    onSuccess: () => {
      onEnded()
      showToast({ title: T.signedOut, description: T.device(device, address) })
    },
    onError: (error) => tellFailure(error, T.signOutFailed(device)),
  })
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <DeviceIcon device={device} />
      <div className="min-w-0">
        <p className="font-medium break-words">{device}</p>
        <p className="text-xs/5 text-soft">
          <span className="font-mono break-all">{address}</span>
          {' · '}
          <time dateTime={lastSeenAt} title={toDate(lastSeenAt)}>
            {isCurrent ? T.inUse : T.lastSeen(toAgo(new Date(lastSeenAt), new Date()))}
          </time>
          {' · '}
          <RichText
            text={T.since}
            tags={{ date: () => <time dateTime={createdAt}>{toDate(createdAt)}</time> }}
          />
        </p>
      </div>
      {isCurrent ? (
        <span className="col-start-2 justify-self-start rounded-full bg-thread-1/12 px-2.5 forced-colors:border text-xs/6 font-medium text-thread-ink-1 sm:col-start-3">
          {T.thisDevice}
        </span>
      ) : (
        <Button
          className="col-start-2 justify-self-start sm:col-start-3"
          aria-disabled={end.isPending}
          aria-label={T.signOutNamed(device, address)}
          onClick={() => end.isPending || end.mutate()}
        >
          {end.isPending ? T.signingOut : T.signOut}
        </Button>
      )}
    </li>
  )
}

function DeviceIcon({ device }: { readonly device: string }) {
  const isHeld = /iPhone|iPad|Android/.test(device)
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-6 shrink-0 text-faint"
    >
      {isHeld ? <path d="M7 3h10v18H7zM11 18h2" /> : <path d="M3 5h18v11H3zM12 16v3M8 19.5h8" />}
    </svg>
  )
}
