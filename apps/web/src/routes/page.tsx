import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { Button } from '../shared/ui/button.tsx'
import { useUser } from '../shared/user/use-user.ts'

const Impersonation = lazy(() => import('../features/chrome/impersonation.tsx'))

/** What every page stands in: the bars around it stay when a page fails. */
export default function Page() {
  const { user } = useUser()
  return (
    <>
      <Suspense>{user !== null && <Impersonation user={user} />}</Suspense>
      <Outlet />
    </>
  )
}

export function ErrorBoundary() {
  return (
    <main className="mx-auto w-full max-w-xl grow px-4 py-16 sm:px-8 sm:py-24">
      <h1 className="text-3xl/9 font-bold tracking-tight">This page stopped working</h1>
      <p role="alert" className="mt-3 text-soft">
        That is a mistake of ours. What you typed is kept on this device: reload the page to go on with it.
      </p>
      <Button look="primary" className="mt-8" onClick={() => location.reload()}>
        Reload
      </Button>
    </main>
  )
}
