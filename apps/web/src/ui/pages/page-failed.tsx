import { useEffect } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { Button } from '../button.tsx'
import { OFFLINE_TEXTS, PAGE_FAILED_TEXTS } from '../texts.ts'
import { MessagePage } from './message-page.tsx'

/** Matches the messages with which browsers report failed fetches. */
const UNREACHABLE = /fetch|network|load failed/i

export function PageFailed() {
  const error = useRouteError()
  const isUnreachable = error instanceof TypeError && UNREACHABLE.test(error.message)
  return isUnreachable ? <Unreachable /> : <Broken />
}

function Unreachable() {
  const navigate = useNavigate()
  const place = useLocation()
  useEffect(() => {
    document.title = OFFLINE_TEXTS.title
  }, [])
  return (
    <MessagePage
      title={OFFLINE_TEXTS.title}
      actions={
        <Button look="primary" onClick={() => navigate(place, { replace: true })}>
          {OFFLINE_TEXTS.retry}
        </Button>
      }
    >
      <p role="alert">{OFFLINE_TEXTS.text}</p>
    </MessagePage>
  )
}

function Broken() {
  return (
    <MessagePage
      title={PAGE_FAILED_TEXTS.title}
      actions={
        <Button look="primary" onClick={() => location.reload()}>
          {PAGE_FAILED_TEXTS.reload}
        </Button>
      }
    >
      <p role="alert">{PAGE_FAILED_TEXTS.text}</p>
    </MessagePage>
  )
}
