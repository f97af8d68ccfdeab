import { impersonation, type User } from '@wordloom/contract'
import { useEffect, useState } from 'react'
import { toTime } from '#platform/format/dates.ts'
import { call, isUnauthorized } from '#platform/lib/api.ts'
import { toFailure } from '#platform/lib/failure.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { leaveSession } from '#platform/user/sign-in-state.ts'
import { Button } from '#ui/button.tsx'
import { leaveToSignIn } from '#ui/session/session-over.ts'
import { RichText } from '#ui/text/rich-text.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { forgetImpersonation } from './impersonation-hint.ts'
import { IMPERSONATION_TEXTS as T } from './texts.ts'

export default function ImpersonationBanner({ user }: { readonly user: User }) {
  const { data } = useQuery({
    queryKey: [impersonation.status.path],
    queryFn: () => call(impersonation.status),
    staleTime: 0,
  })
  const [isLeaving, setIsLeaving] = useState(false)
  const isOver = data?.as === null
  useEffect(() => {
    if (isOver) forgetImpersonation()
  }, [isOver])
  if (data?.as === null) return null
  const endsAt = data?.as.endsAt

  async function goBack(): Promise<void> {
    if (isLeaving) return
    setIsLeaving(true)
    try {
      await call(impersonation.stop)
      // A full page load clears everything of the other account.
      leaveSession()
      location.assign('/admin')
    } catch (error) {
      setIsLeaving(false)
      if (isUnauthorized(error)) leaveToSignIn()
      else showToast(toFailure(error, T.failed))
    }
  }
  return (
    <aside
      aria-label={T.title}
      data-impersonation
      className="sticky top-0 z-30 border-b border-thread-2/50 bg-card"
    >
      <div className="bg-thread-2/18">
        <div className="mx-auto flex max-w-(--page) flex-wrap items-center gap-x-5 gap-y-1.5 px-4 py-2 sm:px-8">
          <p className="min-w-0 grow text-sm/5 wrap-anywhere text-ink">
            <RichText text={T.who(data?.as?.email ?? user.email)} tags={{ email: toStrong }} />
            {endsAt !== undefined && (
              <span className="text-soft">
                {' '}
                <RichText
                  text={T.until(toTime(endsAt))}
                  tags={{ time: (children) => <time dateTime={endsAt}>{children}</time> }}
                />
              </span>
            )}
          </p>
          <Button aria-disabled={isLeaving} onClick={goBack}>
            {isLeaving ? T.returning : T.return}
          </Button>
        </div>
      </div>
    </aside>
  )
}

function toStrong(email: string) {
  return <strong className="font-semibold">{email}</strong>
}
