import type { User } from '@wordloom/contract'
import { lazy, Suspense } from 'react'

const ImpersonationBanner = lazy(() => import('./impersonating/impersonation-banner.tsx'))

/** Set by the server beside the session of an administrator who is signed in as somebody else, without any secret. */
const HINT = /(?:^|; )(?:__Host-)?impersonating=1(?:;|$)/

/** Above every page while an administrator is signed in as somebody else. Others need not ask whether they are. */
export default function Impersonation({ user }: { readonly user: User }) {
  if (!HINT.test(document.cookie)) return null
  return (
    <Suspense>
      <ImpersonationBanner key={user.id} user={user} />
    </Suspense>
  )
}
