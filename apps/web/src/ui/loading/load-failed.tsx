import { Button } from '../button.tsx'
import { LOADING_TEXTS } from '../texts.ts'

interface LoadFailedProps {
  readonly message: string
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

export function LoadFailed({ message, isRetrying, onRetry }: LoadFailedProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-danger/40 bg-danger/8 px-4 py-3">
      <p role="alert" className="grow text-sm/6 text-danger">
        {message}
      </p>
      <Button aria-disabled={isRetrying} onClick={() => isRetrying || onRetry()}>
        {isRetrying ? LOADING_TEXTS.retrying : LOADING_TEXTS.retry}
      </Button>
    </div>
  )
}
