import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { RowsSkeleton } from '#ui/loading/rows-skeleton.tsx'
import { PAGE_TITLE } from '#ui/text/title.ts'
import { AUDIT_LOG_TEXTS as T } from './texts.ts'

// The heading loads first to take the focus. Lazy imports keep the rest out of every page's preload list.
const AuditLog = lazyWithPreload(() => import('./audit-log.tsx'))

export const { preload: preloadAuditLog } = AuditLog

export function AuditLogPage() {
  return (
    <main className="mx-auto w-full max-w-(--page) grow px-4 py-6 sm:px-8 sm:py-8">
      <Link
        to="/admin"
        className="inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm text-soft hover:text-ink"
      >
        <span aria-hidden="true">{'←'}</span> {T.back}
      </Link>
      <h1 className={`mt-1 ${PAGE_TITLE}`}>{T.title}</h1>
      <p className="mb-4 text-sm/6 text-soft">{T.about}</p>
      <Suspense fallback={<RowsSkeleton label={T.loading} />}>
        <AuditLog />
      </Suspense>
    </main>
  )
}
