import { lazy, Suspense, useState } from 'react'
import { useIsAlive } from '../../shared/document/use-is-alive.ts'

const HomeSections = lazy(() => import('./home-sections.tsx'))

/** What the page was built with stays as it is: React neither reads nor writes it. The same object at every render. */
const AS_BUILT = { __html: '' }

const FRAME = 'signed-in:hidden printing-rows:hidden'

/**
 * What a visitor finds below the generator. The page was built with it, so that it takes no script; whoever comes from
 * another page loads it.
 */
export function BelowGenerator() {
  const isAlive = useIsAlive()
  const [isBuiltIn] = useState(!isAlive)
  if (import.meta.env.SSR) {
    // Not in a Suspense, which React would build in as something that a script has yet to show.
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
