import type { User } from '@wordloom/contract'
import { lazy, Suspense } from 'react'
import { IMPERSONATION_HINT } from './impersonation-hint.ts'

const ImpersonationBanner = lazy(() => import('./impersonation-banner.tsx'))

/** Checks the cookie, so that other users need no request. */
export default function Impersonation({ user }: { readonly user: User }) {
  if (!IMPERSONATION_HINT.test(document.cookie)) return null
  return (
    <Suspense>
      <ImpersonationBanner key={user.id} user={user} />
    </Suspense>
  )
}
