import { Bone, Skeleton } from '#ui/loading/skeleton.tsx'
import { PAGE_TITLE } from '#ui/text/title.ts'
import { LOADING_TEXTS } from '#ui/texts.ts'
import { SHARED_PAGE_TEXTS as T } from './page-texts.ts'

export function OpeningPage() {
  return (
    <main className="mx-auto w-full max-w-(--page) grow px-4 py-8 sm:px-8 sm:py-12">
      <h1 className={PAGE_TITLE}>{T.title}</h1>
      <noscript>
        <p className="mt-2 text-soft">{LOADING_TEXTS.needsScript}</p>
      </noscript>
      <Skeleton label={T.loading}>
        <Bone className="mt-3 h-4 w-40" />
        <Bone className="mt-8 h-80" />
      </Skeleton>
    </main>
  )
}
