import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../shared/ui/button.tsx'
import { MessagePage } from '../../shared/ui/message-page.tsx'

interface SignInFailedProps {
  readonly title: string
  readonly children: ReactNode
}

/** What the server answers with when signing in at the identity provider came to nothing. */
export function SignInFailed({ title, children }: SignInFailedProps) {
  return (
    <MessagePage
      title={title}
      actions={
        <>
          <Link to="/login" className={buttonClass('primary')}>
            Back to Sign In
          </Link>
          <Link to="/" className={buttonClass('plain')}>
            Open the generator
          </Link>
        </>
      }
    >
      {children}
      <p>Your words are kept on this device.</p>
    </MessagePage>
  )
}
