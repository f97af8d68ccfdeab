import { Suspense, useEffect } from 'react'
import type { MetaFunction } from 'react-router'
import { AskToSignIn } from '../features/subscription/ask-to-sign-in.tsx'
import { useOwnDocument } from '../features/subscription/own-document.ts'
import { SUBSCRIPTION_TEXTS } from '../features/subscription/texts.ts'
import { memberMeta } from '../shared/document/page-meta.ts'
import { lazyWithPreload } from '../shared/ui/loading/lazy-with-preload.tsx'
import { PageSpinner } from '../shared/ui/loading/page-spinner.tsx'
import { RequireUser } from '../shared/user/require-user.tsx'

// A lazy import keeps the page's code out of every page's preload list.
const SubscriptionPage = lazyWithPreload(() => import('../features/subscription/subscription-page.tsx'))

export const meta: MetaFunction = () => memberMeta(SUBSCRIPTION_TEXTS.title)

export default function Subscription() {
  useEffect(SubscriptionPage.preload, [])
  const isOwnDocument = useOwnDocument('/subscription')
  return (
    <Suspense fallback={<PageSpinner />}>
      {isOwnDocument ? (
        <RequireUser visitor={<AskToSignIn />}>{() => <SubscriptionPage />}</RequireUser>
      ) : (
        <PageSpinner />
      )}
    </Suspense>
  )
}
