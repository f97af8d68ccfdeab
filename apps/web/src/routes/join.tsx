import { lazy, Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { JOIN_TEXTS as T } from '../features/joined-project/texts.ts'
import { memberMeta } from '../shared/document/page-meta.ts'
import { useIsAlive } from '../shared/document/use-is-alive.ts'
import { PageSpinner } from '../shared/ui/loading/page-spinner.tsx'

const JoinPage = lazy(() => import('../features/joined-project/join-page.tsx'))

export const meta: MetaFunction = () => [
  ...memberMeta(T.title),
  { name: 'description', content: T.description },
]

/** The server doesn't know the fragment, so nothing is prerendered. */
export default function Join() {
  if (!useIsAlive()) return <PageSpinner />
  return (
    <Suspense fallback={<PageSpinner />}>
      <JoinPage />
    </Suspense>
  )
}
