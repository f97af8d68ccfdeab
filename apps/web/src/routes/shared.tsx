import { lazy, Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { OpeningPage } from '#library/shared-items/opening-page.tsx'
import { SHARED_PAGE_TEXTS as T } from '#library/shared-items/page-texts.ts'
import { memberMeta } from '#platform/document/page-meta.ts'
import { useIsAlive } from '#platform/document/use-is-alive.ts'

/** Loaded on demand, because the list of each route's scripts is part of the first page. */
const SharedPage = lazy(() => import('#library/shared-items/shared-page.tsx'))

export const meta: MetaFunction = () => [
  ...memberMeta(T.title),
  { name: 'description', content: T.description },
]

export default function Shared() {
  if (!useIsAlive()) return <OpeningPage />
  return (
    <Suspense fallback={<OpeningPage />}>
      <SharedPage />
    </Suspense>
  )
}
