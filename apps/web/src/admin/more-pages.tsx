import { toFailure } from '#platform/lib/failure.ts'
import { Button } from '#ui/button.tsx'
import { LoadFailed } from '#ui/loading/load-failed.tsx'
import { MORE_TEXTS as T } from './texts.ts'

interface MorePagesProps {
  readonly query: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly isFetchNextPageError: boolean
    readonly error: Error | null
    readonly fetchNextPage: () => unknown
  }
  readonly what: 'users' | 'entries' | 'lists' | 'results'
}

export function MorePages({ query, what }: MorePagesProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = query
  if (!hasNextPage) return null
  const more = () => isFetchingNextPage || void fetchNextPage()
  if (isFetchNextPageError && !isFetchingNextPage) {
    const { description } = toFailure(error, { title: '', description: T.tryAgain })
    return (
      <div className="mt-3">
        <LoadFailed message={T[what].failed(description)} isRetrying={false} onRetry={more} />
      </div>
    )
  }
  return (
    <div className="mt-3 flex justify-center">
      <Button aria-disabled={isFetchingNextPage} onClick={more} className="min-h-10">
        {isFetchingNextPage ? T.loading : T[what].show}
      </Button>
    </div>
  )
}
