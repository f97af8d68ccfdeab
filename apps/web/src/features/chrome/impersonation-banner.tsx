import { useQuery } from '@tanstack/react-query'
import { impersonation, type User } from '@wordloom/contract'
import { useState } from 'react'
import { call, isUnauthorized } from '../../shared/lib/api.ts'
import { toFailure } from '../../shared/lib/failure.ts'
import { Button } from '../../shared/ui/button.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { leaveSession } from '../../shared/user/session.ts'
import { leaveToSignIn } from '../../shared/user/session-over.ts'

const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'short' })

/** Says who one seems to be, until when, and leads back. */
export default function ImpersonationBanner({ user }: { readonly user: User }) {
  const { data } = useQuery({
    queryKey: [impersonation.status.path],
    queryFn: () => call(impersonation.status),
    staleTime: 0,
  })
  const [isLeaving, setIsLeaving] = useState(false)
  if (data?.as === null) return null

  async function goBack(): Promise<void> {
    if (isLeaving) return
    setIsLeaving(true)
    try {
      await call(impersonation.stop)
      // A document of its own: nothing of the other account stays.
      leaveSession()
      location.assign('/admin')
    } catch (error) {
      setIsLeaving(false)
      if (isUnauthorized(error)) leaveToSignIn()
      else showToast(toFailure(error, { title: 'Error', description: 'You could not be led back.' }))
    }
  }
  return (
    <aside
      aria-label="Signed in as somebody else"
      data-impersonation
      className="sticky top-0 z-30 border-b border-thread-2/50 bg-card"
    >
      <div className="bg-thread-2/18">
        <div className="mx-auto flex max-w-[1720px] flex-wrap items-center gap-x-5 gap-y-1.5 px-4 py-2 sm:px-8">
          <p className="min-w-0 grow text-sm/5 wrap-anywhere text-ink">
            You are signed in as <strong className="font-semibold">{data?.as?.email ?? user.email}</strong>
            {data !== undefined && (
              <span className="text-soft">
                {' '}
                until <time dateTime={data.as?.endsAt}>{TIME.format(new Date(data.as?.endsAt ?? ''))}</time>
              </span>
            )}
          </p>
          <Button aria-disabled={isLeaving} onClick={goBack}>
            {isLeaving ? 'Returning…' : 'Return to your account'}
          </Button>
        </div>
      </div>
    </aside>
  )
}
