import type { User } from '@wordloom/contract'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { PlanTestCard } from './plan-test-card.tsx'
import { LatestUsers } from './summary/latest-users.tsx'
import { Summary } from './summary/summary.tsx'
import { UsersSection } from './users/users-section.tsx'

const CreateUserDialog = lazy(() => import('./create-user-dialog.tsx'))

/** Where administrators look after the accounts of the installation. */
export function AdminPanel({ user }: { readonly user: User }) {
  const [isCreating, setIsCreating] = useState(false)
  return (
    <main className="mx-auto w-full max-w-[1400px] grow px-4 py-6 sm:px-8 sm:py-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-[26px]/9 font-bold tracking-[-0.022em]">Admin Panel</h1>
          <p className="text-sm/6 text-soft">
            You look after the accounts of this installation as{' '}
            <span className="wrap-anywhere text-ink">{user.email}</span>.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to="/admin/audit-log" className={buttonClass('plain')}>
            Audit Log
          </Link>
          <Button look="primary" onClick={() => setIsCreating(true)}>
            Create User
          </Button>
        </div>
      </div>
      <div className="mt-5">
        <Summary />
      </div>
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <UsersSection selfId={user.id} />
        <div className="grid grid-cols-1 gap-5 md:grid-cols-2 xl:grid-cols-1">
          <LatestUsers />
          <PlanTestCard key={`${user.subscriptionPlan} ${user.subscriptionStatus}`} user={user} />
        </div>
      </div>
      {isCreating && (
        <Suspense>
          <CreateUserDialog onClose={() => setIsCreating(false)} />
        </Suspense>
      )}
    </main>
  )
}
