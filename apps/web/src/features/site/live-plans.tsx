import { lazy, Suspense, useEffect, useRef, useState } from 'react'

const PlanAnswer = lazy(() =>
  import('../../shared/plans/plan-answer.tsx').then(({ PlanAnswer }) => ({ default: PlanAnswer })),
)

export function LivePlans() {
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
    <div ref={place} className="min-h-6 space-y-2 noscript:hidden">
      {isInSight && (
        <Suspense>
          <PlanAnswer />
        </Suspense>
      )}
    </div>
  )
}
