import { lazy, Suspense } from 'react'
import { useUser } from '../../shared/user/use-user.ts'

const ImpersonationBanner = lazy(() => import('./impersonation-banner.tsx'))

/** Set by the server beside the session of an administrator who is signed in as somebody else, without any secret. */
const HINT = /(?:^|; )(?:__Host-)?impersonating=1(?:;|$)/

/** Above every page while an administrator is signed in as somebody else. Others need not ask whether they are. */
export function Impersonation() {
  const { user } = useUser()
  if (user === null || !HINT.test(document.cookie)) return null
  return (
    <Suspense>
      <ImpersonationBanner key={user.id} user={user} />
    </Suspense>
  )
}
