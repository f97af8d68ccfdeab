import { SIGN_IN_PATH, type User } from '@wordloom/contract'
import { Fragment, type MouseEvent, type ReactNode, useEffect } from 'react'
import { toSignIn } from '#platform/kept-work/kept-work.ts'
import { recheckSession } from '#platform/user/session.ts'
import { useSignInState } from '#platform/user/sign-in-state.ts'
import { SIGNED_OUT_TEXTS as OUT, UNREACHABLE_TEXTS as T } from '#platform/user/texts.ts'
import { useUser } from '#platform/user/use-user.ts'
import { Button, buttonClass } from '../button.tsx'
import { PageSpinner } from '../loading/page-spinner.tsx'
import { MessagePage } from '../pages/message-page.tsx'
import { NotFoundPage } from '../pages/not-found-page.tsx'

interface RequireUserProps {
  readonly isAdminOnly?: boolean
  readonly visitor?: ReactNode
  readonly children: (user: User) => ReactNode
}

export function RequireUser({ isAdminOnly = false, visitor = <ToSignIn />, children }: RequireUserProps) {
  const hasEnded = useSignInState() === 'ended'
  const { user, isLoading, error } = useUser()
  if (hasEnded) return <SignedOut />
  if (error !== null) return <Unreachable />
  if (isLoading) return <PageSpinner />
  if (user === null) return visitor
  if (isAdminOnly && !user.isAdmin) return <NotFoundPage />
  // The key unmounts everything that was loaded for another user.
  return <Fragment key={user.id}>{children(user)}</Fragment>
}

function ToSignIn() {
  // Replace this page, so that the Back button skips it.
  useEffect(() => location.replace(SIGN_IN_PATH), [])
  return <PageSpinner />
}

/** A page in the background must not sign in a user again who just signed out elsewhere. */
function SignedOut() {
  return (
    <MessagePage
      title={OUT.title}
      actions={
        <a href={SIGN_IN_PATH} onClick={goBackAfterwards} className={buttonClass('primary')}>
          {OUT.signIn}
        </a>
      }
    >
      <p>{OUT.about}</p>
    </MessagePage>
  )
}

function goBackAfterwards(event: MouseEvent): void {
  event.preventDefault()
  location.assign(toSignIn())
}

function Unreachable() {
  return (
    <MessagePage
      title={T.title}
      actions={
        <Button look="primary" onClick={() => recheckSession()}>
          {T.retry}
        </Button>
      }
    >
      <p role="alert">{T.about}</p>
    </MessagePage>
  )
}
