import { type Session, sessions } from '@wordloom/contract'
import { toAgo, toDate } from '../../shared/format/dates.ts'
import { call } from '../../shared/lib/api.ts'
import { useMutation } from '../../shared/lib/use-mutation.ts'
import { tellFailure } from '../../shared/library/tell.ts'
import { Button } from '../../shared/ui/button.tsx'
import { RichText } from '../../shared/ui/rich-text.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { DeviceIcon } from './device-icon.tsx'
import { SESSIONS_TEXTS as T } from './texts.ts'

interface SessionRowProps {
  readonly session: Session
  readonly onEnded: () => void
}

export function SessionRow({ session, onEnded }: SessionRowProps) {
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
        <p className="text-[13px]/5 text-soft">
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
        <span className="col-start-2 justify-self-start rounded-full bg-thread-1/12 px-2.5 forced-colors:border text-[13px]/6 font-medium text-thread-ink-1 sm:col-start-3">
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
