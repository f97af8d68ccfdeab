import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

const PlanAnswer = lazy(() =>
  import('#account/plans/plan-answer.tsx').then(({ PlanAnswer }) => ({ default: PlanAnswer })),
)
const PublicPlans = lazy(() =>
  import('#account/plans/public-plans.tsx').then(({ PublicPlans }) => ({ default: PublicPlans })),
)

export function LivePlanAnswer() {
  return (
    <InSight className="min-h-6 space-y-2">
      <PlanAnswer />
    </InSight>
  )
}

export function LivePlanCards() {
  return (
    <InSight className="min-h-110">
      <PublicPlans />
    </InSight>
  )
}

/** Loads its children only when a reader scrolls to them, because few do. */
function InSight({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isInSight, setIsInSight] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsInSight(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={`${className} noscript:hidden`}>
      {isInSight && <Suspense>{children}</Suspense>}
    </div>
  )
}
