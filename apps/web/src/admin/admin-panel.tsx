import type { User } from '@wordloom/contract'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useKeptState } from '#platform/kept-work/use-kept.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { RowsSkeleton } from '#ui/loading/rows-skeleton.tsx'
import { RichText } from '#ui/text/rich-text.tsx'
import { PAGE_TITLE } from '#ui/text/title.ts'
import { ADMIN_TEXTS as T } from './texts.ts'

// The heading loads first to take the focus. Lazy imports keep the rest out of every page's preload list.
const Accounts = lazyWithPreload(() => import('./accounts.tsx'))
const CreateUserDialog = lazyWithPreload(() => import('./user-form/create-user-dialog.tsx'))

/** Can start before we know who is signed in. */
export const { preload: preloadAccounts } = Accounts

export function AdminPanel({ user }: { readonly user: User }) {
  const [isCreating, setIsCreating] = useKeptState('dialog of a new user', false)
  return (
    <main className="mx-auto w-full max-w-(--page) grow px-4 py-6 sm:px-8 sm:py-8">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className={PAGE_TITLE}>{T.title}</h1>
          <p className="text-sm/6 text-soft">
            <RichText
              text={T.intro}
              tags={{ email: () => <span className="wrap-anywhere text-ink">{user.email}</span> }}
            />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to="/admin/audit-log" className={buttonClass('plain')}>
            {T.auditLog}
          </Link>
          <Button look="primary" onClick={() => setIsCreating(true)}>
            {T.createUser}
          </Button>
        </div>
      </div>
      <Suspense fallback={<RowsSkeleton label={T.loading} />}>
        <Accounts user={user} />
      </Suspense>
      {isCreating && (
        <Suspense>
          <CreateUserDialog onClose={() => setIsCreating(false)} />
        </Suspense>
      )}
    </main>
  )
}
