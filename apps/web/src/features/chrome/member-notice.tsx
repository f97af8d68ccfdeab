import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../shared/ui/button.tsx'
import { MessagePage } from '../../shared/ui/message-page.tsx'

interface MemberNoticeProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page of the signed-in that says one thing. */
export function MemberNotice({ title, children }: MemberNoticeProps) {
  return (
    <MessagePage
      title={title}
      actions={
        <>
          <Link to="/" className={buttonClass('primary')}>
            Open the generator
          </Link>
          <Link to="/account" className={buttonClass('plain')}>
            Your account
          </Link>
        </>
      }
    >
      {children}
    </MessagePage>
  )
}
