import { ApiError, NetworkError } from '#platform/lib/api.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { NothingFoundDrawing } from '#ui/drawings/drawings.tsx'
import { MessagePage } from '#ui/pages/message-page.tsx'
import { NOT_SHARED_TEXTS as T } from './texts.ts'

interface NotSharedProps {
  readonly reason: 'incomplete' | Error
  readonly isRetrying?: boolean
  readonly onRetry?: () => void
}

export function NotShared({ reason, isRetrying = false, onRetry }: NotSharedProps) {
  const why = toWhy(reason)
  const { title, text } = T[why]
  const canRetry = onRetry !== undefined && why !== 'gone'
  return (
    <MessagePage
      title={title}
      drawing={<NothingFoundDrawing />}
      actions={
        <>
          {canRetry && (
            <Button look="primary" aria-disabled={isRetrying} onClick={() => isRetrying || onRetry()}>
              {T.retry}
            </Button>
          )}
          {/* A full page load, because the generator isn't part of this page. */}
          <a href="/" className={buttonClass(canRetry ? 'plain' : 'primary')}>
            {T.generator}
          </a>
        </>
      }
    >
      <p role={canRetry ? 'alert' : undefined}>{text}</p>
    </MessagePage>
  )
}

export function needsPassword(error: Error): boolean {
  return error instanceof ApiError && error.body?.code === 'password_required'
}

function toWhy(reason: NotSharedProps['reason']): 'incomplete' | 'gone' | 'busy' | 'offline' | 'failed' {
  if (reason === 'incomplete') return reason
  if (reason instanceof NetworkError) return 'offline'
  const code = reason instanceof ApiError ? reason.body?.code : undefined
  if (code === 'not_found' || code === 'bad_request') return 'gone'
  return code === 'too_many_requests' ? 'busy' : 'failed'
}
