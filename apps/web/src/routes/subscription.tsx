import { Suspense, useEffect } from 'react'
import type { MetaFunction } from 'react-router'
import { AskToSignIn } from '#account/subscription/ask-to-sign-in.tsx'
import { useOwnDocument } from '#account/subscription/own-document.ts'
import { SUBSCRIPTION_TEXTS } from '#account/subscription/texts.ts'
import { memberMeta } from '#platform/document/page-meta.ts'
import { lazyWithPreload } from '#ui/loading/lazy-with-preload.tsx'
import { PageSpinner } from '#ui/loading/page-spinner.tsx'
import { RequireUser } from '#ui/session/require-user.tsx'

// A lazy import keeps the page's code out of every page's preload list.
const SubscriptionPage = lazyWithPreload(() => import('#account/subscription/subscription-page.tsx'))

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
