import type { User } from '@wordloom/contract'
import { lazy, Suspense } from 'react'

const ImpersonationBanner = lazy(() => import('./impersonation-banner.tsx'))

/** The server sets this cookie during impersonation. It contains no secret. */
const HINT = /(?:^|; )(?:__Host-)?impersonating=1(?:;|$)/

/** Checks the cookie, so that other users need no request. */
export default function Impersonation({ user }: { readonly user: User }) {
  if (!HINT.test(document.cookie)) return null
  return (
    <Suspense>
      <ImpersonationBanner key={user.id} user={user} />
    </Suspense>
  )
}
