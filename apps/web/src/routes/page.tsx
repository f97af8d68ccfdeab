import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useUser } from '#platform/user/use-user.ts'
import { PageFailed } from '#ui/pages/page-failed.tsx'

const Impersonation = lazy(() => import('#site/chrome/impersonation/impersonation.tsx'))

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
