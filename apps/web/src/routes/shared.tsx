import { lazy, Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { OpeningPage } from '../features/shared-item/opening-page.tsx'
import { SHARED_PAGE_TEXTS as T } from '../features/shared-item/page-texts.ts'
import { memberMeta } from '../shared/document/page-meta.ts'
import { useIsAlive } from '../shared/document/use-is-alive.ts'

/** Loaded on demand, because the list of each route's scripts is part of the first page. */
const SharedPage = lazy(() => import('../features/shared-item/shared-page.tsx'))

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
