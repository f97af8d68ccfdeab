import { lazy, Suspense } from 'react'
import type { MetaFunction } from 'react-router'
import { JOIN_TEXTS as T } from '#library/people/joining/texts.ts'
import { memberMeta } from '#platform/document/page-meta.ts'
import { useIsAlive } from '#platform/document/use-is-alive.ts'
import { PAGE_TITLE } from '#ui/text/title.ts'
import { LOADING_TEXTS } from '#ui/texts.ts'

const JoinPage = lazy(() => import('#library/people/joining/join-page.tsx'))

export const meta: MetaFunction = () => [
  ...memberMeta(T.title),
  { name: 'description', content: T.description },
]

export default function Join() {
  if (!useIsAlive()) return <Opening />
  return (
    <Suspense fallback={<Opening />}>
      <JoinPage />
    </Suspense>
  )
}

/** The server doesn't know the fragment, so no more than this is prerendered. */
function Opening() {
  return (
    <main className="mx-auto w-full max-w-(--page) grow px-4 py-8 sm:px-8 sm:py-12">
      <h1 className={PAGE_TITLE}>{T.title}</h1>
      <noscript>
        <p className="mt-2 text-soft">{LOADING_TEXTS.needsScript}</p>
      </noscript>
    </main>
  )
}
