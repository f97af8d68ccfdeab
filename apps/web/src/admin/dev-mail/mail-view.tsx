import { DEMO_MAIL_PATH } from '@wordloom/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { toMinute } from '#platform/format/dates.ts'
import { ApiError } from '#platform/lib/api.ts'
import { toFailure } from '#platform/lib/failure.ts'
import { useQuery } from '#platform/lib/use-query.ts'
import { LoadFailed } from '#ui/loading/load-failed.tsx'
import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { TEXT_LINK } from '#ui/text/text-link.ts'
import { demoMailQueries } from './api.ts'
import { MailBody } from './mail-body.tsx'
import { DEMO_MAIL_TEXTS, MAIL_TEXTS as T } from './texts.ts'

export function MailView({ id }: { readonly id: string }) {
  const { data: mail, error, isFetching, refetch } = useQuery(demoMailQueries.mail(id))
  const heading = useRef<HTMLHeadingElement>(null)
  const subject = mail?.subject
  useEffect(() => {
    if (subject !== undefined) heading.current?.focus()
  }, [subject])
  return (
    <article aria-label={T.label} className="min-w-0">
      <p className="mb-4 lg:hidden">
        <Link to={DEMO_MAIL_PATH} className={`text-sm/6 ${TEXT_LINK}`}>
          {T.back}
        </Link>
      </p>
      {mail === undefined && error === null && <MailSkeleton />}
      {error !== null && <Failure error={error} isRetrying={isFetching} onRetry={refetch} />}
      {mail !== undefined && (
        <div className="overflow-hidden rounded-md border border-line bg-card">
          <div className="border-b border-line px-4 py-4 sm:px-6">
            <h2
              ref={heading}
              tabIndex={-1}
              className="text-lg/7 font-semibold tracking-tight break-words focus-visible:outline-none"
            >
              {mail.subject}
            </h2>
            <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 text-sm/6">
              <Header name={T.from}>{mail.from}</Header>
              <Header name={T.to}>{mail.to}</Header>
              <Header name={T.sent}>
                <time dateTime={mail.sentAt}>{toMinute(mail.sentAt)}</time>
              </Header>
            </dl>
          </div>
          <MailBody mail={mail} />
        </div>
      )}
    </article>
  )
}

function Header({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}

interface FailureProps {
  readonly error: Error
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

function Failure({ error, ...rest }: FailureProps) {
  if (error instanceof ApiError && error.status === 404) {
    return <p role="alert">{T.gone}</p>
  }
  const { description } = toFailure(error, { title: '', description: DEMO_MAIL_TEXTS.tryAgain })
  return <LoadFailed message={T.failed(description)} {...rest} />
}

function MailSkeleton() {
  return (
    <Skeleton label={T.loading}>
      <div className="rounded-md border border-line bg-card p-6">
        <Bone className="h-7 w-2/3" />
        <Bone className="mt-3 h-5 w-1/2" />
        <Bone className="mt-8 h-72" />
      </div>
    </Skeleton>
  )
}
