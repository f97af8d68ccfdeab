import type { MetaFunction } from 'react-router'
import { AskToSignIn } from '../features/subscription/ask-to-sign-in.tsx'
import { useOwnDocument } from '../features/subscription/own-document.ts'
import { SubscriptionPage } from '../features/subscription/subscription-page.tsx'
import { PageSpinner } from '../shared/ui/page-spinner.tsx'
import { RequireUser } from '../shared/user/require-user.tsx'

export const meta: MetaFunction = () => [
  { title: 'Plans · Wordloom' },
  { name: 'robots', content: 'noindex' },
]

export default function Subscription() {
  const isOwnDocument = useOwnDocument('/subscription')
  if (!isOwnDocument) return <PageSpinner />
  return <RequireUser visitor={<AskToSignIn />}>{() => <SubscriptionPage />}</RequireUser>
}
