import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '#platform/lib/api.ts'
import { toFailure } from '#platform/lib/failure.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { Button } from '#ui/button.tsx'
import { LetterDrawing } from '#ui/drawings/step-drawings.tsx'
import { LoadFailed } from '#ui/loading/load-failed.tsx'
import { NotFoundPage } from '#ui/pages/not-found-page.tsx'
import { PAGE_TITLE } from '#ui/text/title.ts'
import { demoMailQueries } from './api.ts'
import { ListSkeleton, MailList, NoMail } from './mail-list.tsx'
import { MailView } from './mail-view.tsx'
import { DEMO_MAIL_TEXTS as T } from './texts.ts'

export function DemoMailPage() {
  const id = useOpenId()
  const { data: mails, error, isFetching, refetch } = useQuery(demoMailQueries.list)
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />
  const hasMails = mails !== undefined && mails.length > 0
  return (
    <main className="mx-auto flex w-full max-w-(--page) grow flex-col px-4 py-8 sm:px-8 sm:py-10">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className={PAGE_TITLE}>{T.title}</h1>
          <p className="mt-1 max-w-2xl text-soft">{T.intro}</p>
        </div>
        <Button aria-disabled={isFetching} onClick={() => isFetching || refetch()}>
          {isFetching ? T.refreshing : T.refresh}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {mails !== undefined && !isFetching && T.count(mails.length)}
      </p>
      <div className="mt-6 grid grow content-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className={id === null ? '' : 'max-lg:hidden'}>
          {error !== null && <Failure error={error} isRetrying={isFetching} onRetry={refetch} />}
          {mails === undefined && error === null && <ListSkeleton />}
          {mails?.length === 0 && <NoMail />}
          {hasMails && <MailList mails={mails} openId={id} />}
        </div>
        {id !== null && <MailView key={id} id={id} />}
        {id === null && hasMails && (
          <div className="flex flex-col items-center pt-24 text-soft max-lg:hidden">
            <LetterDrawing />
            <p>{T.choose}</p>
          </div>
        )}
      </div>
    </main>
  )
}

function useOpenId(): string | null {
  const [search] = useSearchParams()
  return useSyncExternalStore(
    neverChanges,
    () => search.get('id'),
    () => null,
  )
}

const neverChanges = () => () => {}

interface FailureProps {
  readonly error: Error
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

function Failure({ error, ...rest }: FailureProps) {
  const { description } = toFailure(error, { title: '', description: T.tryAgain })
  return <LoadFailed message={T.failed(description)} {...rest} />
}
