import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { PageFailed } from '../shared/ui/pages/page-failed.tsx'
import { useUser } from '../shared/user/use-user.ts'

const Impersonation = lazy(() => import('../features/chrome/impersonation/impersonation.tsx'))

/** The top bar and the footer stay if a page fails. */
export default function Page() {
  const { user } = useUser()
  return (
    <>
      {/* As high as the banner, so that the page doesn't move when the banner loads. */}
      <div className="hidden h-25 impersonating:block sm:h-13.25" />
      <Suspense>{user !== null && <Impersonation user={user} />}</Suspense>
      <Outlet />
    </>
  )
}

export function ErrorBoundary() {
  return <PageFailed />
}
