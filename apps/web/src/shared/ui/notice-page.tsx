import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from './button.tsx'
import { MessagePage } from './message-page.tsx'
import { NOTICE_TEXTS } from './texts.ts'

interface NoticePageProps {
  readonly title: string
  readonly children: ReactNode
}

/** A page that says one thing and leads back to the generator. */
export function NoticePage({ title, children }: NoticePageProps) {
  return (
    <MessagePage
      title={title}
      actions={
        <Link to="/" className={buttonClass('primary')}>
          {NOTICE_TEXTS.openGenerator}
        </Link>
      }
    >
      {children}
    </MessagePage>
  )
}
