import { lazy, Suspense, useState } from 'react'
import { useIsAlive } from '#platform/document/use-is-alive.ts'

const HomeSections = lazy(() => import('./home-sections.tsx'))

/** React neither reads nor changes the prerendered HTML. This must be the same object at every render. */
const AS_BUILT = { __html: '' }

const FRAME = 'signed-in:hidden printing-rows:hidden'

/** It's prerendered, so it needs no script. Client-side navigation loads it. */
export function BelowGenerator() {
  const isAlive = useIsAlive()
  const [isBuiltIn] = useState(!isAlive)
  if (import.meta.env.SSR) {
    // Don't wrap this in Suspense: React would prerender it as hidden until a script reveals it.
    return (
      <div className={FRAME}>
        <HomeSections />
      </div>
    )
  }
  if (isBuiltIn) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; this is how React leaves alone what is there.
    return <div className={FRAME} dangerouslySetInnerHTML={AS_BUILT} suppressHydrationWarning />
  }
  return (
    <div className={FRAME}>
      <Suspense>
        <HomeSections />
      </Suspense>
    </div>
  )
}
